/**
 * Figures as the specification has them (spec 1, 2 and 9), and places as a map has them. The owner may publish others: a test
 * says which differ (domain/published-figures.test.ts). Prices are in fixtures/prices.ts.
 */
export const specFigures = {
  hours: ['Mon–Fri 7:30–17:00', 'Sat 7:00–13:00', 'Sun closed'],
  londonDeliveryHours: '7:00–17:00',
  rating: '5.0',
  reviews: 12,
  reviewsOnHome: 6,
  serviceRadiusMetres: 50_000,
  kentTowns: 10,
  footerAreas: 11,
  homeStats: ['20+ years', '1000+', '24/7', '100%'],
  aboutStats: ['20+ years', '1000+'],
  projects: { Kent: '500+', London: '300+', 'South East': '200+' },
  responseTimes: { Kent: 'Same day within 30 miles', London: '24–48 hours', 'South East': '48 hours' },
} as const

/** What the pages of services quote. */
export const specQuotes = {
  '/welding-services': ['under 2 hours', '24/7'],
  '/crane-hire-services': ['20', '100'],
  '/3d-modeling-services': ['24'],
  '/emergency-steel-repair': ['under 2 hours', 'average'],
  '/structural-steel-london': ['7:00–17:00', '£10M'],
  '/steel-beam-installation': ['500+', '24–48 hours', '1–2 days', '10 year', '15+ years', '100% certified'],
  // 200+ London projects are its metalwork jobs; frames in London are counted with the region.
  '/architectural-metalwork-london': [
    '200+',
    '25+ years',
    '£50k+',
    'average project',
    '25 year',
    'minimum guarantee',
    '50+ years',
    '15–20 years',
    '5–10 years',
    'Permanent',
  ],
  '/industrial-steel-platforms': [
    '300+',
    '15–25 years',
    '1–4 weeks',
    'up to 500 kg/m²',
    'up to 750 kg/m²',
    'up to 1000 kg/m²',
    'up to 2000 kg/m²',
  ],
  '/steel-staircase-installation': ['300+', '20+ years', '2–5 days', '£3k–£15k', '25 year', 'structural warranty'],
  '/steel-building-extensions-kent': [
    '150+',
    '50% faster',
    '20 m',
    '£25k+',
    '35% on average',
    '4–8 weeks',
    '8–12 weeks',
    '10–16 weeks',
    '6–12 weeks',
  ],
} as const

/** Region and response time of postcode districts, typed from a map; "ask" where nothing is promised. */
export const specPlaces = {
  'Kent, Same day': `
    DA1 Dartford, DA2 Bean, DA3 Longfield, DA4 Farningham, DA9 Greenhithe, DA10 Swanscombe, DA11 Northfleet,
    DA12 Gravesend, DA13 Meopham, BR8 Swanley, ME1 Rochester, ME2 Strood, ME3 Hoo, ME4 Chatham, ME5 Walderslade,
    ME6 Snodland, ME7 Gillingham, ME8 Rainham, ME9 Teynham, ME10 Sittingbourne, ME11 Queenborough, ME12 Sheerness,
    ME13 Faversham, ME14 Maidstone, ME15 Loose, ME16 Allington, ME17 Harrietsham, ME18 Wateringbury,
    ME19 West Malling, ME20 Aylesford, TN1 Tunbridge Wells, TN2 Pembury, TN3 Langton Green, TN4 Southborough,
    TN8 Edenbridge, TN9 Tonbridge, TN10 Tonbridge, TN11 Hildenborough, TN12 Paddock Wood, TN13 Sevenoaks, TN14 Otford,
    TN15 Borough Green, TN16 Westerham, TN17 Cranbrook, TN18 Hawkhurst, TN23 Ashford, TN24 Willesborough,
    TN27 Headcorn, CT5 Whitstable`,
  'Kent, 48 hours': `
    TN25 Wye, TN26 Hamstreet, TN28 New Romney, TN29 Lydd, TN30 Tenterden, CT1 Canterbury, CT2 Blean, CT3 Wingham,
    CT4 Bridge, CT6 Herne Bay, CT7 Birchington, CT8 Westgate, CT9 Margate, CT10 Broadstairs, CT11 Ramsgate,
    CT12 Minster, CT13 Sandwich, CT14 Deal, CT15 St Margaret’s, CT16 Dover, CT17 Dover, CT18 Hawkinge,
    CT19 Folkestone, CT20 Folkestone, CT21 Hythe`,
  'London, 24–48 hours': `
    E1 Whitechapel, E1W Wapping, E14 Poplar, E18 South Woodford, E20 Stratford, EC1A City, EC4N City, N1 Islington,
    N1C King’s Cross, N22 Wood Green, NW1 Camden, NW11 Golders Green, SE1 Southwark, SE28 Thamesmead,
    SW1A Westminster, SW20 Raynes Park, W1A Soho, W1 Mayfair, W14 West Kensington, WC1B Holborn, WC2N Strand,
    BR1 Bromley, BR5 Orpington, BR7 Chislehurst, CR0 Croydon, CR2 Sanderstead, CR4 Mitcham, CR5 Coulsdon,
    CR7 Thornton Heath, CR8 Purley, DA5 Bexley, DA6 Bexleyheath, DA7 Barnehurst, DA8 Erith, DA14 Sidcup,
    DA15 Blackfen, DA16 Welling, DA17 Belvedere, DA18 Thamesmead, EN1 Enfield, EN5 Barnet, HA0 Wembley, HA9 Wembley,
    IG1 Ilford, IG8 Woodford Green, IG11 Barking, KT1 Kingston, KT3 New Malden, KT6 Surbiton, KT9 Chessington,
    RM1 Romford, RM3 Harold Wood, RM10 Dagenham, RM14 Upminster, SM1 Sutton, SM4 Morden, SM6 Wallington,
    TW1 Twickenham, TW6 Heathrow, TW9 Richmond, TW14 Feltham, UB1 Southall, UB8 Uxbridge`,
  'South East, 48 hours': `
    BN1 Brighton, BN7 Lewes, BN11 Worthing, BN21 Eastbourne, BN41 Portslade, RH1 Redhill, RH10 Crawley,
    RH16 Haywards Heath, RH20 Pulborough, TN5 Wadhurst, TN6 Crowborough, TN7 Hartfield, TN19 Etchingham,
    TN21 Heathfield, TN22 Uckfield, TN31 Rye, TN33 Battle, TN34 Hastings, TN40 Bexhill, GU1 Guildford,
    GU14 Farnborough, GU21 Woking, GU51 Fleet, KT8 Molesey, KT12 Walton, KT17 Epsom, KT22 Leatherhead, SM7 Banstead,
    CR3 Caterham, CR6 Warlingham, TW15 Ashford, TW18 Staines, TW20 Egham, CM0 Burnham, CM1 Chelmsford, CM14 Brentwood,
    CM20 Harlow, CM24 Stansted, CO1 Colchester, CO15 Clacton, SS0 Westcliff, SS1 Southend, SS14 Basildon,
    SS17 Stanford-le-Hope, RM4 Abridge, RM15 South Ockendon, RM17 Grays, RM20 Purfleet, IG7 Chigwell, IG10 Loughton,
    EN6 Potters Bar, EN9 Waltham Abbey, EN11 Hoddesdon, CB10 Saffron Walden, AL1 St Albans, HP1 Hemel Hempstead,
    HP13 High Wycombe, HP20 Aylesbury, SG1 Stevenage, SG14 Hertford, WD17 Watford, WD6 Borehamwood, RG1 Reading,
    RG12 Bracknell, RG21 Basingstoke, SL0 Iver, SL1 Slough, SL4 Windsor, MK9 Milton Keynes, OX1 Oxford, OX16 Banbury,
    OX44 Chalgrove, SO14 Southampton, SO23 Winchester, SO53 Chandler’s Ford, PO1 Portsmouth, PO19 Chichester,
    PO22 Bognor, SP10 Andover`,
  ask: `
    CB1 Cambridge, CO10 Sudbury, SG18 Biggleswade, MK40 Bedford, LU1 Luton, IP1 Ipswich, PO33 Ryde, BH1 Bournemouth,
    SN1 Swindon, SP1 Salisbury, NN1 Northampton, PE1 Peterborough, B1 Birmingham, M1 Manchester, LS1 Leeds,
    CF10 Cardiff, EH1 Edinburgh, G1 Glasgow, BT1 Belfast, JE2 Jersey, ZE1 Lerwick, TN99 nowhere, DA19 nowhere,
    SE99 nowhere`,
}
