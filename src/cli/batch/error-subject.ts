import { AppError } from "../../engine/contract/errors.ts";

/** The message of an error with the file, key or address that it is about, unless the message names it already. */
export async function about<T>(subject: string, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError) || error.message.includes(subject)) throw error;
    throw new AppError(error.code, `${subject}: ${error.message}`, error.details);
  }
}
