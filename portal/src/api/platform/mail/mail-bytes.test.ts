import { createTransport } from 'nodemailer';
import { expect, it } from 'vitest';
import { encodedBytes, mailBytes } from './mail-bytes.ts';

it('counts what base64 adds: a third, and the ends of the lines', () => {
  expect([0, 1, 57, 58].map(encodedBytes)).toEqual([0, 78, 78, 156]);
  expect(encodedBytes(9_011_548)).toBeGreaterThan(12_300_000);
});

it('is never less than what is sent, and little more', async () => {
  const message = {
    html: `<p>${'Nómina ñandú '.repeat(400)}</p>`,
    text: 'Está adjunto. '.repeat(100),
    pictures: [],
  };
  for (const bytes of [0, 1000, 3_000_000]) {
    const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
    const sent = await transport.sendMail({
      from: 'a@b.test',
      to: 'c@d.test',
      ...message,
      attachments: [{ filename: 'Nómina.pdf', content: Buffer.alloc(bytes, 'x') }],
    });
    const counted = mailBytes(message, [bytes]);
    if (!(sent.message instanceof Buffer)) throw new Error('the mail was not kept');
    const travelled = sent.message.byteLength;
    expect(counted).toBeGreaterThanOrEqual(travelled);
    expect(counted - travelled).toBeLessThan(20_000);
  }
});
