/** A hand-over gets no answer: the queue failed, or the worker that had it is gone or has answered nonsense. The document is not the cause of the first. */
export class HandOverLost extends Error {
  override name = "HandOverLost";
  constructor(
    readonly by: "queue" | "worker",
    message: string,
  ) {
    super(message);
  }
}
