/** An error that whoever runs the portal or a command can fix; the message says how, in Spanish. */
export class OperatorError extends Error {}
