/** A command that cannot be applied; `message` is the text shown to the person. */
export class CommandRefusal extends Error {
  override readonly name = 'CommandRefusal';
}
