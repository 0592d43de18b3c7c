/** The id of a table out of what somebody typed or pasted: a code, or a whole link. */
export function tableIn(text: string): string {
  const typed = text.trim();
  const link = /\/t\/([^/?#\s]+)/.exec(typed);
  return link?.[1] ? decodeURIComponent(link[1]) : typed.replace(/\s+/g, '');
}
