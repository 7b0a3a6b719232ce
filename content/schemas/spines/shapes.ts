import { group, line, list, picture } from '../fields.ts'

/** Pictures with a few words on their corner. */
export const captionedPictures = list(
  'Pictures',
  'picture',
  group('', { picture: picture('Picture'), caption: line('Lettering on the picture') }),
  { label: '{caption}' },
)
