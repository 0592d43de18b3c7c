/** Whether this browser can draw the 3D arena, and what its graphics card is called. */
export function webgl(): { works: boolean; slow: boolean } {
  const context = document.createElement('canvas').getContext('webgl2');
  if (!context) return { works: false, slow: true };
  const info = context.getExtension('WEBGL_debug_renderer_info');
  const name = String(context.getParameter(info ? info.UNMASKED_RENDERER_WEBGL : context.RENDERER));
  context.getExtension('WEBGL_lose_context')?.loseContext();
  return { works: true, slow: /swiftshader|llvmpipe|software|basic render/i.test(name) };
}
