import { json } from '../net/api';
import type { NoticeDeviceWanted, HoursWanted, WebhookWanted } from '../protocol/messages';

/** Where notices are sent, and when not. */
export const api = {
  notices: () => json('GET /api/me/notices', {}),
  addDevice: (body: NoticeDeviceWanted) => json('POST /api/me/notices/devices', { body }),
  addWebhook: (body: WebhookWanted) => json('POST /api/me/notices/webhooks', { body }),
  remove: (target: string) => json('DELETE /api/me/notices/targets/{target}', { path: { target } }),
  test: (target: string) => json('POST /api/me/notices/targets/{target}/test', { path: { target } }),
  setHours: (body: HoursWanted) => json('PUT /api/me/notices/hours', { body }),
};
