/** The other end of the contract: answers each part with a text of its rows. */
import { NOTES_HEADER, partsRequest, type RenderNote } from '@lienzo/schema/api/render-contract';

/**
 * @param bytes after which the answer is cut off; undefined: it is whole.
 * @param notesOf what is said of a file with these rows.
 */
export async function answerParts(
  request: Request,
  bytes?: number,
  notesOf: (rows: string) => RenderNote[] = () => [],
): Promise<Response> {
  const { parts } = partsRequest.parse(JSON.parse(await request.text()));
  const files = parts.map(({ rows }) => Buffer.from(JSON.stringify(Object.values(rows).flat())));
  const body = Buffer.concat([
    ...files.flatMap((file) => [
      Buffer.from(`--b\r\nContent-Type: application/pdf\r\nContent-Length: ${file.byteLength}\r\n`),
      Buffer.from(`${NOTES_HEADER}: ${encodeURIComponent(JSON.stringify(notesOf(String(file))))}\r\n\r\n`),
      file,
      Buffer.from('\r\n'),
    ]),
    Buffer.from('--b--\r\n'),
  ]);
  const sent = new Uint8Array(
    body.subarray(0, bytes === undefined ? body.byteLength : bytes % body.byteLength),
  );
  return new Response(sent, { headers: { 'Content-Type': 'multipart/mixed; boundary=b' } });
}
