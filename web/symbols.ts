import type { Plugin } from 'vite';

/** Our symbols as the page has them: their paths alone. What is around those is the same in every file. */
export const symbols: Plugin = {
  name: 'symbols',
  transform(code, id) {
    if (!/[\\/]throwdown[\\/]symbols[\\/][\w-]+\.svg\?raw$/.test(id)) return null;
    return { code: code.replace(/<svg[^>]*>|<\/svg>(\\n)?/g, ''), map: null };
  },
};
