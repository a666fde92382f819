import type { Email } from 'postal-mime';

/** The HTML of a mail with its pictures inlined, and links that open in a new window. */
export function frameOfMail(mail: Email): string {
  let html = mail.html ?? '';
  for (const { contentId, mimeType, content } of mail.attachments) {
    const id = contentId?.replace(/^<|>$/g, '');
    if (id === undefined || !/^image\/(png|jpeg)$/.test(mimeType)) continue;
    const bytes = typeof content === 'string' ? Buffer.from(content) : Buffer.from(new Uint8Array(content));
    html = html.replaceAll(`cid:${id}`, `data:${mimeType};base64,${bytes.toString('base64')}`);
  }
  return html.replace('<head>', '<head><base target="_blank">');
}
