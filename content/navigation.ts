import { servicePaths } from './services/service.ts'

/** Every page's friendly label, in sitemap order: breadcrumb, pre-render list and XML sitemap come from here. */
export const pageLabels = {
  '/': 'Home',
  '/about': 'About',
  '/gallery': 'Gallery',
  '/reviews': 'Reviews',
  '/areas-we-serve': 'Areas We Serve',
  '/calculator': 'Calculator',
  '/contact': 'Contact',
  '/faq': 'FAQ',
  '/steel-fabrication-kent': 'Steel Fabrication Kent',
  '/structural-steel-london': 'Structural Steel London',
  '/welding-services': 'Welding Services',
  '/steel-construction-gravesend': 'Steel Construction Gravesend',
  '/onsite-steel-fabrication': 'Onsite Steel Fabrication',
  '/crane-hire-services': 'Crane Hire Services',
  '/3d-modeling-services': '3D Modelling Services',
  '/emergency-steel-repair': 'Emergency Steel Repair',
  '/steel-beam-installation': 'Steel Beam Installation',
  '/architectural-metalwork-london': 'Architectural Metalwork London',
  '/industrial-steel-platforms': 'Industrial Steel Platforms',
  '/steel-staircase-installation': 'Steel Staircase Installation',
  '/steel-building-extensions-kent': 'Steel Building Extensions Kent',
  '/privacy-policy': 'Privacy Policy',
  '/terms-of-service': 'Terms of Service',
  '/accessibility-statement': 'Accessibility Statement',
  '/sitemap': 'Sitemap',
  '/thank-you': 'Thank You',
} as const

/** Stands in the breadcrumb of an address that has no page. */
export const missingPageLabel = 'Page Not Found'

export type PagePath = keyof typeof pageLabels

export const paths = Object.keys(pageLabels) as PagePath[]

export const isPagePath = (path: string): path is PagePath => path in pageLabels

/** Pages that search engines should not list: kept out of the XML sitemap, marked noindex. */
export const unlistedPaths: readonly PagePath[] = ['/thank-you']

/** Pages that frame another site (the map): their own document alone has a policy that allows it. */
export const framingPaths: readonly string[] = ['/contact']

export const isServicePath = (path: string): boolean => (servicePaths as readonly string[]).includes(path)

export const headerLinks = [
  { href: '/', label: 'Home' },
  { href: '/about', label: 'About' },
  { href: '/gallery', label: 'Gallery' },
  { href: '/reviews', label: 'Reviews' },
  { href: '/areas-we-serve', label: 'Areas We Serve' },
  { href: '/calculator', label: 'Calculator' },
  { href: '/contact', label: 'Contact' },
] as const

/** The Services menu in its five groups (spec 2). */
export const servicesMenu = [
  {
    group: 'Core',
    links: [
      { href: '/steel-fabrication-kent', label: 'Steel Fabrication Kent' },
      { href: '/structural-steel-london', label: 'Structural Steel London' },
      { href: '/welding-services', label: 'Welding Services' },
    ],
  },
  {
    group: 'Specialized',
    links: [
      { href: '/steel-construction-gravesend', label: 'Steel Construction Gravesend' },
      { href: '/onsite-steel-fabrication', label: 'Onsite Steel Fabrication' },
      { href: '/steel-beam-installation', label: 'Steel Beam Installation' },
    ],
  },
  {
    group: 'Technical',
    links: [
      { href: '/3d-modeling-services', label: '3D Modelling Services' },
      { href: '/crane-hire-services', label: 'Crane Hire Services' },
      { href: '/emergency-steel-repair', label: 'Emergency Steel Repair' },
    ],
  },
  {
    group: 'Architectural',
    links: [
      { href: '/architectural-metalwork-london', label: 'Architectural Metalwork London' },
      { href: '/steel-staircase-installation', label: 'Steel Staircase Installation' },
    ],
  },
  {
    group: 'Construction',
    links: [
      { href: '/industrial-steel-platforms', label: 'Industrial Steel Platforms' },
      { href: '/steel-building-extensions-kent', label: 'Steel Building Extensions Kent' },
    ],
  },
] as const

export const footerServices: readonly PagePath[] = [
  '/steel-fabrication-kent',
  '/structural-steel-london',
  '/welding-services',
  '/crane-hire-services',
  '/3d-modeling-services',
  '/emergency-steel-repair',
]

export const footerLinks = [
  { href: '/reviews', label: 'Reviews' },
  { href: '/privacy-policy', label: 'Privacy Policy' },
  { href: '/terms-of-service', label: 'Terms of Service' },
  { href: '/accessibility-statement', label: 'Accessibility' },
  { href: '/sitemap', label: 'Sitemap' },
] as const

/** The 404 page's four ways on. */
export const notFoundServices: readonly PagePath[] = [
  '/steel-fabrication-kent',
  '/structural-steel-london',
  '/welding-services',
  '/emergency-steel-repair',
]
