/** A request that cannot be answered, in the shape of the protocol: status and message. */
export class ProtocolError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = 'ProtocolError';
    this.status = status;
  }
}
