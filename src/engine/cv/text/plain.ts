const PLAIN = /^[\p{L}\p{N}](?:[^()[\]]*[\p{L}\p{N}])?$/u;

/** True for a text without brackets that begins and ends with a letter or a figure: nothing is left over at its ends. */
export const isPlain = (text: string) => PLAIN.test(text);
