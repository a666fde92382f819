/** A command that cannot be carried out; `message` is the sentence for the person. */
export class CommandRefusal extends Error {
  override readonly name = 'CommandRefusal';
}
