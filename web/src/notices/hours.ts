/** Times of a day, as fields of a form have them and as the server does. */

/** Minutes since midnight of "22:05"; null where the field is empty. */
export function minuteOf(time: string): number | null {
  const [hours, minutes] = time.split(':').map(Number);
  return hours === undefined || minutes === undefined || Number.isNaN(hours + minutes)
    ? null
    : hours * 60 + minutes;
}

export function timeOf(minute: number): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

/** The time zone of this device. */
export const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
