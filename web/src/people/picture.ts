/** An SVG that the server drew, as the source of an image: nothing in it can run there. */
export function asPicture(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
