/** A request that tries to end the rendering service, or to keep it from everybody else. */
export type HostileDocument = {
  name: string;
  /** What is called, with its query. */
  path: string;
  /** The JSON text of the request, made when it is asked for: all of them together are long. */
  readonly body: string;
};

/** @param make the request's body; a string is sent as it is. */
export const hostileDocument = (
  name: string,
  path: string,
  make: () => object | string,
): HostileDocument => ({
  name,
  path,
  get body() {
    const body = make();
    return typeof body === 'string' ? body : JSON.stringify(body);
  },
});

/** A list of so many entries, each told its place. */
export const times = <Entry>(count: number, entry: (index: number) => Entry): Entry[] =>
  Array.from({ length: count }, (_none, index) => entry(index));
