import { describe, expect, test } from 'vitest'
import { coverageTable, otherAreas } from '#content/coverage.ts'
import { checkCoverage } from './coverage.ts'

/** "Kent, Same day" and so on; the kind of answer where nothing is promised. */
function answer(text: string) {
  const coverage = checkCoverage(text)
  return coverage.kind === 'covered' ? `${coverage.region}, ${coverage.responseTime}` : coverage.kind
}

// Typed from a map, apart from the table that is tested.
describe.each([
  [
    'Kent, Same day',
    `DA1 Dartford, DA2 Bean, DA3 Longfield, DA4 Farningham, DA9 Greenhithe, DA10 Swanscombe, DA11 Northfleet, DA12 Gravesend,
    DA13 Meopham, BR8 Swanley, ME1 Rochester, ME2 Strood, ME3 Hoo, ME4 Chatham, ME5 Walderslade, ME6 Snodland, ME7 Gillingham,
    ME8 Rainham, ME9 Teynham, ME10 Sittingbourne, ME11 Queenborough, ME12 Sheerness, ME13 Faversham, ME14 Maidstone,
    ME15 Loose, ME16 Allington, ME17 Harrietsham, ME18 Wateringbury, ME19 West Malling, ME20 Aylesford, TN1 Tunbridge Wells,
    TN2 Pembury, TN3 Langton Green, TN4 Southborough, TN8 Edenbridge, TN9 Tonbridge, TN10 Tonbridge, TN11 Hildenborough,
    TN12 Paddock Wood, TN13 Sevenoaks, TN14 Otford, TN15 Borough Green, TN16 Westerham, TN17 Cranbrook, TN18 Hawkhurst,
    TN23 Ashford, TN24 Willesborough, TN27 Headcorn, CT5 Whitstable`,
  ],
  [
    'Kent, 48\u00a0hours',
    `TN25 Wye, TN26 Hamstreet, TN28 New Romney, TN29 Lydd, TN30 Tenterden, CT1 Canterbury, CT2 Blean, CT3 Wingham, CT4 Bridge,
    CT6 Herne Bay, CT7 Birchington, CT8 Westgate, CT9 Margate, CT10 Broadstairs, CT11 Ramsgate, CT12 Minster, CT13 Sandwich,
    CT14 Deal, CT15 St Margaret’s, CT16 Dover, CT17 Dover, CT18 Hawkinge, CT19 Folkestone, CT20 Folkestone, CT21 Hythe`,
  ],
  [
    'London, 24–48\u00a0hours',
    `E1 Whitechapel, E1W Wapping, E14 Poplar, E18 South Woodford, E20 Stratford, EC1A City, EC4N City, N1 Islington,
    N1C King’s Cross, N22 Wood Green, NW1 Camden, NW11 Golders Green, SE1 Southwark, SE28 Thamesmead, SW1A Westminster,
    SW20 Raynes Park, W1A Soho, W1 Mayfair, W14 West Kensington, WC1B Holborn, WC2N Strand, BR1 Bromley, BR5 Orpington,
    BR7 Chislehurst, CR0 Croydon, CR2 Sanderstead, CR4 Mitcham, CR5 Coulsdon, CR7 Thornton Heath, CR8 Purley, DA5 Bexley,
    DA6 Bexleyheath, DA7 Barnehurst, DA8 Erith, DA14 Sidcup, DA15 Blackfen, DA16 Welling, DA17 Belvedere, DA18 Thamesmead,
    EN1 Enfield, EN5 Barnet, HA0 Wembley, HA9 Wembley, IG1 Ilford, IG8 Woodford Green, IG11 Barking, KT1 Kingston,
    KT3 New Malden, KT6 Surbiton, KT9 Chessington, RM1 Romford, RM3 Harold Wood, RM10 Dagenham, RM14 Upminster, SM1 Sutton,
    SM4 Morden, SM6 Wallington, TW1 Twickenham, TW6 Heathrow, TW9 Richmond, TW14 Feltham, UB1 Southall, UB8 Uxbridge`,
  ],
  [
    'South East, 48\u00a0hours',
    `BN1 Brighton, BN7 Lewes, BN11 Worthing, BN21 Eastbourne, BN41 Portslade, RH1 Redhill, RH10 Crawley, RH16 Haywards Heath,
    RH20 Pulborough, TN5 Wadhurst, TN6 Crowborough, TN7 Hartfield, TN19 Etchingham, TN21 Heathfield, TN22 Uckfield, TN31 Rye,
    TN33 Battle, TN34 Hastings, TN40 Bexhill, GU1 Guildford, GU14 Farnborough, GU21 Woking, GU51 Fleet, KT8 Molesey,
    KT12 Walton, KT17 Epsom, KT22 Leatherhead, SM7 Banstead, CR3 Caterham, CR6 Warlingham, TW15 Ashford, TW18 Staines,
    TW20 Egham, CM0 Burnham, CM1 Chelmsford, CM14 Brentwood, CM20 Harlow, CM24 Stansted, CO1 Colchester, CO15 Clacton,
    SS0 Westcliff, SS1 Southend, SS14 Basildon, SS17 Stanford-le-Hope, RM4 Abridge, RM15 South Ockendon, RM17 Grays,
    RM20 Purfleet, IG7 Chigwell, IG10 Loughton, EN6 Potters Bar, EN9 Waltham Abbey, EN11 Hoddesdon, CB10 Saffron Walden,
    AL1 St Albans, HP1 Hemel Hempstead, HP13 High Wycombe, HP20 Aylesbury, SG1 Stevenage, SG14 Hertford, WD17 Watford,
    WD6 Borehamwood, RG1 Reading, RG12 Bracknell, RG21 Basingstoke, SL0 Iver, SL1 Slough, SL4 Windsor, MK9 Milton Keynes,
    OX1 Oxford, OX16 Banbury, OX44 Chalgrove, SO14 Southampton, SO23 Winchester, SO53 Chandler’s Ford, PO1 Portsmouth,
    PO19 Chichester, PO22 Bognor, SP10 Andover`,
  ],
  [
    'ask',
    `CB1 Cambridge, CO10 Sudbury, SG18 Biggleswade, MK40 Bedford, LU1 Luton, IP1 Ipswich, PO33 Ryde, BH1 Bournemouth,
    SN1 Swindon, SP1 Salisbury, NN1 Northampton, PE1 Peterborough, B1 Birmingham, M1 Manchester, LS1 Leeds, CF10 Cardiff,
    EH1 Edinburgh, G1 Glasgow, BT1 Belfast, JE2 Jersey, ZE1 Lerwick, TN99 nowhere, DA19 nowhere, SE99 nowhere`,
  ],
])('%s', (expected, places) => {
  test.each(places.split(',').map((place) => place.trim()))('%s', (place) => {
    const outward = place.split(' ')[0] ?? ''
    expect(answer(outward)).toBe(expected)
    expect(answer(`${outward} 1AA`)).toBe(expected)
    expect(answer(`${outward}9zz`.toLowerCase())).toBe(expected)
  })
})

describe('however it is typed', () => {
  test.each([
    ['SW1A 1AA', 'SW1A'],
    ['sw1a1aa', 'SW1A'],
    ['da12', 'DA12'],
    ['DA122ZZ', 'DA12'],
    ['DA12ZZ', 'DA1'],
    ['da1 2zz', 'DA1'],
    ['DA1 2', 'DA1'],
    ['DA1 2Z', 'DA1'],
    ['DA 12', 'DA12'],
    ['DA-12 2ZZ', 'DA12'],
    [' m e 4 ', 'ME4'],
    ['\tD A 1 2\u00A02 Z Z\n', 'DA12'],
    ['e11aa', 'E1'],
    ['E111AA', 'E11'],
    ['w1a 1ab', 'W1A'],
    ['CR0 1AA', 'CR0'],
    ['br8', 'BR8'],
    ['gir 0aa', 'GIR 0AA'],
    ['M1 1AE', 'M1'],
  ])('%j is read as %s', (text, outward) => {
    expect(checkCoverage(text)).toMatchObject({ outward })
  })

  test.each(['', ' ', '\n\t'])('%j is empty', (text) => {
    expect(checkCoverage(text)).toEqual({ kind: 'empty', message: 'Enter your postcode, or its first half, like DA12' })
  })

  test.each([
    '12345',
    'Gravesend',
    '🏗️',
    'DA',
    'D',
    'DA123',
    'DA12 2Z2',
    'DA12 2ZZ Gravesend',
    'DA01',
    'DA1A',
    'DA12 2CI',
    'SW1AA1AA',
    'ABC1 2DE',
    '2ZZ DA12',
    '<script>',
    'ＤＡ12',
    'DA12'.repeat(10_000),
  ])('%j is nonsense', (text) => {
    expect(checkCoverage(text)).toEqual({
      kind: 'nonsense',
      message: 'Enter a UK postcode, like DA12 2ZZ, or its first half, like DA12',
    })
  })

  test.each([
    ['ZZ99', 'ZZ'],
    ['q1 1aa', 'Q'],
    ['XX1', 'XX'],
  ])('%s starts with no UK area, and says so', (text, area) => {
    expect(checkCoverage(text)).toEqual({
      kind: 'nonsense',
      message: `No UK postcode starts with ${area}. Check it and enter it again, like DA12 2ZZ or DA12`,
    })
  })
})

describe('the answer', () => {
  test('names the place, the region, the time and what it means', () => {
    expect(checkCoverage('da12 2zz')).toEqual({
      kind: 'covered',
      outward: 'DA12',
      region: 'Kent',
      responseTime: 'Same day',
      meaning:
        'DA12 is in Kent and within 30\u00a0miles of Gravesend. Ring during working hours and one of us looks at the job with you the same day.',
    })
  })

  test('far away it asks to be asked', () => {
    expect(checkCoverage('EH1 1AA')).toEqual({
      kind: 'ask',
      outward: 'EH1',
      message: expect.stringMatching(/^We promise no response time in EH1\..*ask us/),
    })
  })

  test('the same-day promise is not made beyond its 30 miles', () => {
    const canterbury = checkCoverage('CT1')
    expect(canterbury.kind === 'covered' && canterbury.meaning).toContain('within 48\u00a0hours')
  })
})

describe('the table', () => {
  const areas = Object.keys(coverageTable)

  test('knows every postcode area once: 121 of the UK, three islands, forces and large users', () => {
    const all = [...areas, ...otherAreas.split(' ')]
    expect(new Set(all).size).toBe(all.length)
    expect(all).toHaveLength(121 + 3 + 3)
  })

  test.each(areas)('%s: no district is in two zones', (area) => {
    const districts = Object.values(coverageTable[area] ?? {}).flatMap((ranges) =>
      ranges.split(' ').flatMap((range) => {
        expect(range).toMatch(/^\d{1,2}(-\d{1,2})?$/)
        const [from = 0, to = from] = range.split('-').map(Number)
        expect(from).toBeLessThanOrEqual(to)
        return Array.from({ length: to - from + 1 }, (_, step) => from + step)
      }),
    )
    expect(new Set(districts).size).toBe(districts.length)
  })
})
