/** A stored file of a report that is delivered. `name` with its extension; made safe where it is used. */
export type DeliveredFile = { sha256: string; size: number; name: string; media_type: string };
