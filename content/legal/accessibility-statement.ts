import { business } from '../business.ts'
import { directDelivery } from '../site.ts'
import { workingDays } from '../stats.ts'
import { emailLinkAbout, postalAddress } from './firm-address.ts'
import { type LegalDocument, list, paragraph } from './legal-document.ts'

export const accessibilityStatement: LegalDocument = {
  seo: {
    title: 'Accessibility statement: what we tested, and known gaps',
    description:
      'How this site works by keyboard, enlarged or read aloud: what we tested and how, what we did not test, and how to report a barrier.',
    keywords: ['accessibility statement', 'WCAG 2.2 AA', 'accessible steel fabricator website'],
  },
  hero: {
    tag: 'Legal',
    title: 'Accessibility Statement',
    lead: 'Everybody who needs steelwork should be able to read this site, price a job and write to us. This statement says what we have tested, what we have not tested, and which gaps we know of.',
  },
  contentsLabel: 'Contents',
  sections: [
    {
      id: 'aim',
      title: 'What we aim for',
      blocks: [
        paragraph(
          'We build this site to the Web Content Accessibility Guidelines, version 2.2, at level AA. No law prescribes that standard for a firm like ours. We have chosen it in order to meet our duty under the Equality Act 2010.',
        ),
        paragraph(
          'Our own tests find no failure of those guidelines except the gaps listed below. Nobody outside the firm has audited the site, so we do not call it fully compliant.',
        ),
        paragraph('You should be able to:'),
        list(
          'do everything by keyboard: open the menus, fill in the forms, use the calculator and look through the pictures;',
          'enlarge the text to 200%, or the whole page to 400%, without scrolling sideways;',
          'use the colours of your own system (Windows contrast themes) and switch off movement;',
          'use a screen reader: headings, landmarks, labels and error messages are in the code as well as on the screen;',
          'read every page, call us and send an enquiry with JavaScript switched off. The calculator, the postcode check and the interactive drawings need it.',
        ),
      ],
    },
    {
      id: 'tested',
      title: 'What we tested, and how',
      blocks: [
        paragraph(
          'These tests run in Chromium, the browser that Chrome and Edge are based on. Every change to the site must pass them. We also test the menus, both forms, the calculator, the picture viewer, the FAQ and the postcode check in Firefox, and open every page in WebKit, the engine of Safari.',
        ),
        {
          kind: 'table',
          caption: 'Tests of this site',
          columns: ['What', 'How'],
          rows: [
            [
              'Rules that a program can check (axe)',
              'Every page at desktop and phone width, and also an open menu, a form with errors and the open picture viewer',
            ],
            [
              'Keyboard alone',
              'Whole journeys: services menu, quote form with mistakes, calculator, picture viewer, and focus always visible',
            ],
            ['Text at 200%', 'Every page, in windows 1280, 640 and 390 pixels wide: no text is cut off or missing'],
            ['Zoom to 400% (a window 320 pixels wide)', 'Every page: no scrolling sideways'],
            ['Forced colours', 'Controls keep their outline, and focus stays visible'],
            ['Reduced motion', 'Nothing moves by itself'],
            [
              'Names and roles that a screen reader receives',
              'The accessibility tree of the home page, the calculator and both forms, and the announcements after an error and a change of page',
            ],
            [
              'Without JavaScript, and with files missing',
              'You can read the pages, and telephone links and forms work',
            ],
          ],
        },
      ],
    },
    {
      id: 'not-tested',
      title: 'What we did not test',
      blocks: [
        list(
          'Screen readers themselves (NVDA, JAWS, VoiceOver, TalkBack). We check what the browser hands to them, not what they say.',
          'Safari itself on a Mac or an iPhone, and real phones. We test in windows of their size, with touch.',
          'Voice control and switch control.',
          'Use by disabled people. If you are willing to try the site for us, please tell us.',
        ),
      ],
    },
    {
      id: 'known-gaps',
      title: 'Known gaps',
      blocks: [
        list(
          [
            'The map on the ',
            { text: 'contact page', href: '/contact' },
            ' is made by OpenStreetMap and is hard to use by keyboard or screen reader. The address is shown next to it as text, with links to two route planners.',
          ],
          [
            'In the ',
            { text: 'calculator', href: '/calculator' },
            ', the Calculate button cannot be pressed until all choices are made. Some screen readers skip such a button. The sentence before the button says what is still missing.',
          ],
          `${directDelivery ? 'The calculator’s buttons open' : 'The forms and the calculator’s buttons open'} your own email app, and the chat opens WhatsApp. We cannot change how accessible those apps are. You can call us or write a letter instead.`,
          'The drawings on the service pages have a text that says what they show, but it does not give every dimension. Ask us, and we will tell you the dimension.',
          'Quotes and fabrication drawings that we send as PDF are not always tagged for screen readers. If you need plain text, tell us when you ask for a price, and we will send the same facts in that form.',
        ),
      ],
    },
    {
      id: 'tell-us',
      title: 'Tell us about a barrier',
      blocks: [
        paragraph([
          'Email ',
          emailLinkAbout('Accessibility'),
          ', call ',
          { text: business.phone.display, href: business.phone.href },
          ` during opening hours, or write to ${postalAddress}. Tell us the page and, if you can, the browser or assistive technology that you use.`,
        ]),
        paragraph(
          `We answer within 5\u00a0working days and say what we will do and by when. ${workingDays} Until the barrier is removed we help you in another way: we take your enquiry by telephone, work out the price with you or send you a page in large print.`,
        ),
        paragraph([
          'If our answer does not help, the Equality Advisory and Support Service can advise you, at ',
          { text: 'equalityadvisoryservice.com', href: 'https://www.equalityadvisoryservice.com/' },
          ' or on 0808 800 0082.',
        ]),
      ],
    },
    {
      id: 'this-statement',
      title: 'About this statement',
      blocks: [
        paragraph(
          'Prepared on 23 November 2026 from the results of the tests above. We review this statement whenever a change to the site affects it, and at least once a year.',
        ),
      ],
    },
  ],
}
