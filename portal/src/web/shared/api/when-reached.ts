import { connection } from './connection';

/** Loads code; what does not arrive because the network is away arrives when it is back. */
export async function whenReached<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  for (;;) {
    try {
      return await load();
    } catch (cause) {
      if (await connection.check()) throw cause;
      await connection.back();
    }
  }
}
