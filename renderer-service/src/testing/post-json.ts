import type { Renderer } from '../app.ts';

/** The file that a service makes of a JSON body. @throws Error for any other answer. */
export async function postJson(
  renderer: Pick<Renderer, 'fetch'>,
  path: string,
  body: object,
): Promise<Uint8Array<ArrayBuffer>> {
  const response = await renderer.fetch(
    new Request(`http://renderer${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  );
  if (response.status !== 200) throw new Error(`${response.status}: ${await response.text()}`);
  return new Uint8Array(await response.arrayBuffer());
}
