import { expect, it } from 'vitest';
import { crowd } from '../../src/table/crowd';
import { fit } from '../../src/table/fit';

/** Some pictures later: sizes are observed between two of them. */
async function pictures(): Promise<void> {
  for (let each = 0; each < 5; each++) await new Promise(requestAnimationFrame);
}

it.each([fit, crowd])('%o changes sizes without a complaint of the browser', async (follow) => {
  const complaints: string[] = [];
  const complain = ({ message }: ErrorEvent) => complaints.push(message);
  addEventListener('error', complain);
  const box = document.createElement('div');
  box.style.cssText =
    'height: 0; width: 90px; overflow: auto; box-sizing: border-box; padding-bottom: calc(var(--more) * 14px)';
  box.innerHTML =
    '<span class="long">More words than such a small box has room for, of any size</span>'.repeat(3);
  document.body.append(box);
  const done = follow(box);
  await pictures();
  box.style.height = '40px';
  await pictures();
  box.style.width = '60px';
  await pictures();
  done();
  box.remove();
  removeEventListener('error', complain);
  expect(complaints).toEqual([]);
});
