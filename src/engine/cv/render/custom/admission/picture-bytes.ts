/** How files of the picture formats of Office begin; `at` counts bytes. */
const SIGNATURES: { at: number; bytes: number[] }[] = [
  { at: 0, bytes: [0x89, 0x50, 0x4e, 0x47] }, // PNG
  { at: 0, bytes: [0xff, 0xd8, 0xff] }, // JPEG
  { at: 0, bytes: [0x47, 0x49, 0x46, 0x38] }, // GIF
  { at: 0, bytes: [0x42, 0x4d] }, // BMP
  { at: 0, bytes: [0x49, 0x49, 0x2a, 0x00] }, // TIFF, little-endian
  { at: 0, bytes: [0x4d, 0x4d, 0x00, 0x2a] }, // TIFF, big-endian
  { at: 0, bytes: [0x49, 0x49, 0xbc] }, // JPEG XR
  { at: 0, bytes: [0xd7, 0xcd, 0xc6, 0x9a] }, // placeable WMF
  { at: 0, bytes: [0x01, 0x00, 0x09, 0x00] }, // WMF in memory
  { at: 40, bytes: [0x20, 0x45, 0x4d, 0x46] }, // EMF
];

/** True for bytes that begin like a picture: an OLE object or a program declared as a picture does not. */
export const isPicture = (bytes: Uint8Array): boolean =>
  SIGNATURES.some(({ at, bytes: signature }) => signature.every((byte, index) => bytes[at + index] === byte));
