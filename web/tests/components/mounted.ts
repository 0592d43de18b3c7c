/** A component on an empty page, until the test is over. */

import { flushSync, mount, unmount, type Component } from 'svelte';

let mounted: { instance: Record<string, unknown>; target: HTMLElement }[] = [];

export function mounting<Props extends Record<string, unknown>>(
  component: Component<Props, Record<string, unknown>, string>,
  props: Props,
): HTMLElement {
  const target = document.createElement('main');
  document.body.append(target);
  mounted.push({ instance: mount(component, { target, props }), target });
  flushSync();
  return target;
}

export async function unmountAll(): Promise<void> {
  for (const { instance, target } of mounted) {
    await unmount(instance);
    target.remove();
  }
  mounted = [];
}
