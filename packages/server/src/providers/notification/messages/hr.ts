import type { MailMessages } from './messages'

export const hr: MailMessages = {
  direction: 'ltr',
  hello: 'Poštovani {name},',
  hello_there: 'Poštovani,',
  regards: 'Srdačan pozdrav, {shop}',
  order_placed: {
    subject: 'Vaša narudžba br. {number} u trgovini {shop}',
    intro: 'Hvala na narudžbi br. {number}. Evo što ste odabrali:',
  },
  order_shipped: {
    subject: 'Vaša narudžba br. {number} je na putu',
    intro: 'Vašu narudžbu br. {number} predali smo dostavi.',
    tracking: 'Pratite pošiljku:',
  },
  order_refunded: {
    subject: 'Povrat novca za narudžbu br. {number}',
    intro:
      'Vratili smo vam {amount} za narudžbu br. {number}. Može proći nekoliko dana dok iznos ne bude vidljiv u banci.',
  },
  gift_card: {
    subject: 'Poklon-bon od {amount} iz trgovine {shop}',
    from: '{name} vam šalje poklon.',
    intro:
      'Ovaj poklon-bon u trgovini {shop} vrijedi {amount}. Unesite kôd u košarici, odjednom ili u dijelovima.',
    until: 'Vrijedi do {date}.',
    code: 'Kôd bona',
    message: 'Poruka uz poklon',
    button: 'Idi u trgovinu',
  },
  password_reset: {
    subject: 'Odaberite novu lozinku za {shop}',
    intro:
      'Zatražena je nova lozinka za vaš račun. Ovom poveznicom možete je odabrati; vrijedi jednom, unutar 15 minuta.',
    button: 'Odaberi novu lozinku',
    ignore: 'Ako to niste bili vi, zanemarite ovu poruku: lozinka ostaje ista.',
  },
  email_changed: {
    subject: 'Vaša adresa e-pošte u trgovini {shop} promijenjena je',
    intro:
      'U administraciju trgovine {shop} od sada se prijavljujete adresom {email}, a ne više ovom adresom.',
    warning: 'Ako to niste bili vi, odmah se javite osobi koja vodi vaš tim: netko zna vašu lozinku.',
  },
  order_claim: {
    subject: 'Pripadaju li ove narudžbe u trgovini {shop} nekom računu?',
    intro:
      'Netko je zatražio da se narudžbe s ove e-adrese prenesu na njegov račun. Ako ste to bili vi, potvrdite u roku od 15 minuta.',
    button: 'Prenesi narudžbe',
    ignore: 'Ako to niste bili vi, zanemarite ovu poruku: narudžbe ostaju gdje jesu.',
  },
  restock: {
    subject: '{piece} je ponovno dostupno',
    intro: 'Zamolili ste da vam javimo kada {piece} bude ponovno u prodaji. Sada jest, dok traju zalihe.',
    button: 'Pogledaj u trgovini',
    once: 'Ovo je jedina poruka o tome: ponovno ćemo pisati samo ako to zatražite.',
    stop: 'Ne želim više poruke o artiklima koje čekam',
  },
  newsletter_confirm: {
    subject: 'Potvrdite bilten trgovine {shop}',
    intro:
      'Netko, vjerojatno vi, zatražio je bilten trgovine {shop} s ovom adresom. Potvrdite u roku od sedam dana; do tada ništa ne šaljemo.',
    button: 'Potvrdi moju adresu',
    ignore: 'Ako to niste bili vi, zanemarite ovu poruku: više vam se nećemo javljati.',
  },
  newsletter_welcome: {
    subject: 'Na popisu ste trgovine {shop}',
    intro: 'Hvala, vaša je adresa potvrđena. Od sada ćete primati bilten trgovine {shop}.',
    leave: 'Možete se odjaviti kad god želite, putem poveznice na kraju svakog pisma.',
    unsubscribe: 'Odjavi me s biltena',
  },
  invite: {
    subject: 'Pozivnica za rad u trgovini {shop}',
    intro: 'Pozvani ste u administraciju trgovine {shop}. Prihvatite i odaberite ime i lozinku.',
    button: 'Prihvati pozivnicu',
    expires: 'Pozivnica vrijedi sedam dana.',
  },
  labels: {
    quantity: 'Količina',
    subtotal: 'Međuzbroj',
    discount: 'Popust',
    shipping: 'Dostava',
    tax: 'Porez',
    gift_card: 'Poklon-kartica',
    total: 'Ukupno',
    shipping_address: 'Adresa za dostavu',
    placed_on: 'Naručeno {date}',
    view_order: 'Pogledaj narudžbu',
    items: { one: '{count} artikl', few: '{count} artikla', other: '{count} artikala' },
  },
}
