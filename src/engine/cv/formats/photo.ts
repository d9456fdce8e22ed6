/** The photo of a Resume apart from its data URL. Undefined where it is no picture in base64. */
export function photoOf(image: string | undefined): { mimeType: string; base64: string } | undefined {
  const [, mimeType, base64] = /^data:(image\/[a-z0-9.+-]{1,40});base64,([A-Za-z0-9+/]+={0,2})$/.exec(image ?? "") ?? [];
  return mimeType && base64 ? { mimeType, base64 } : undefined;
}
