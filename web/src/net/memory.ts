/** Whether an error of a browser says that memory is missing: there are only sentences. An access is out of bounds. */
export function lacksMemory(message: string): boolean {
  return /memory(?! access)|\bOOM\b|allocat/i.test(message);
}
