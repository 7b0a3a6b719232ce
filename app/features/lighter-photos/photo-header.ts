export type PhotoFacts = {
  kind: 'jpeg' | 'png' | 'webp'
  /** Pixels, as they stand in the file: a camera held upright has them lying. */
  width: number
  height: number
  animated: boolean
}

/** What a picture's first bytes say of it, whatever its name; undefined for other kinds of file and broken ones. */
export async function readPhotoFacts(photo: Blob): Promise<PhotoFacts | undefined> {
  const head = await bytesOf(photo, 0, 32)
  if (head.byteLength < 32) return
  if (head.getUint16(0) === 0xffd8) return jpegFacts(photo)
  if (head.getUint32(0) === 0x89504e47) return pngFacts(photo, head)
  if (word(head, 0) === 'RIFF' && word(head, 8) === 'WEBP') return webpFacts(head)
}

async function bytesOf(photo: Blob, from: number, length: number): Promise<DataView> {
  return new DataView(await photo.slice(from, from + length).arrayBuffer())
}

function word(bytes: DataView, at: number): string {
  return String.fromCharCode(...[0, 1, 2, 3].map((next) => bytes.getUint8(at + next)))
}

/** From segment to segment up to the frame header, which has the size; before it stand Exif, thumbnail and colour profile. */
async function jpegFacts(photo: Blob): Promise<PhotoFacts | undefined> {
  for (let at = 2; at < photo.size; ) {
    const segment = await bytesOf(photo, at, 9)
    if (segment.byteLength < 9 || segment.getUint8(0) !== 0xff) return
    const marker = segment.getUint8(1)
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) {
      return { kind: 'jpeg', width: segment.getUint16(7), height: segment.getUint16(5), animated: false }
    }
    // Segments may be padded with 0xff.
    at += marker === 0xff ? 1 : 2 + segment.getUint16(2)
  }
}

/** An animated PNG says so in a chunk ahead of its first picture. */
async function pngFacts(photo: Blob, head: DataView): Promise<PhotoFacts | undefined> {
  const [width, height] = [head.getUint32(16), head.getUint32(20)]
  for (let at = 8; at < photo.size; ) {
    const chunk = await bytesOf(photo, at, 8)
    if (chunk.byteLength < 8) return
    const name = word(chunk, 4)
    if (name === 'IDAT' || name === 'acTL') return { kind: 'png', width, height, animated: name === 'acTL' }
    at += 12 + chunk.getUint32(0)
  }
}

/** Three forms: with extras (VP8X), without loss (VP8L), and the plain one. */
function webpFacts(head: DataView): PhotoFacts {
  const of = (width: number, height: number, animated = false) => ({ kind: 'webp' as const, width, height, animated })
  const at24 = (at: number) => head.getUint16(at, true) + head.getUint8(at + 2) * 65_536
  switch (word(head, 12)) {
    case 'VP8X':
      return of(1 + at24(24), 1 + at24(27), (head.getUint8(20) & 2) !== 0)
    case 'VP8L': {
      const bits = head.getUint32(21, true)
      return of(1 + (bits & 0x3fff), 1 + ((bits >> 14) & 0x3fff))
    }
    default:
      return of(head.getUint16(26, true) & 0x3fff, head.getUint16(28, true) & 0x3fff)
  }
}
