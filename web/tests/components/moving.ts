/** Things move until the test is over, while in all others they are where they belong. */

import { onTestFinished, vi } from 'vitest';

export function moving(): void {
  const asked = window.matchMedia.bind(window);
  const spy = vi.spyOn(window, 'matchMedia');
  spy.mockImplementation((query) => asked(query.includes('reduce') ? 'not all' : query));
  onTestFinished(() => spy.mockRestore());
}
