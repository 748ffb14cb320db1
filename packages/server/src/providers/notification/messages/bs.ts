import type { MailMessages } from './messages'

export const bs: MailMessages = {
  direction: 'ltr',
  hello: 'Poštovani {name},',
  hello_there: 'Poštovani,',
  regards: 'Srdačan pozdrav, {shop}',
  order_placed: {
    subject: 'Vaša narudžba br. {number} u prodavnici {shop}',
    intro: 'Hvala na narudžbi br. {number}. Evo šta ste izabrali:',
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
    subject: 'Poklon-bon od {amount} iz prodavnice {shop}',
    from: '{name} vam šalje poklon.',
    intro:
      'Ovaj poklon-bon u prodavnici {shop} vrijedi {amount}. Unesite kod u korpi, odjednom ili u dijelovima.',
    until: 'Vrijedi do {date}.',
    code: 'Kod bona',
    message: 'Poruka uz poklon',
    button: 'Idi u prodavnicu',
  },
  password_reset: {
    subject: 'Izaberite novu lozinku za {shop}',
    intro:
      'Zatražena je nova lozinka za vaš račun. Ovim linkom je možete izabrati; vrijedi jednom, u roku od 15 minuta.',
    button: 'Izaberi novu lozinku',
    ignore: 'Ako to niste bili vi, zanemarite ovu poruku: lozinka ostaje ista.',
  },
  email_changed: {
    subject: 'Vaša e-mail adresa u prodavnici {shop} je promijenjena',
    intro:
      'U administraciju prodavnice {shop} od sada se prijavljujete adresom {email}, a ne više ovom adresom.',
    warning: 'Ako to niste bili vi, odmah se javite osobi koja vodi vaš tim: neko zna vašu lozinku.',
  },
  order_claim: {
    subject: 'Pripadaju li ove narudžbe u prodavnici {shop} nekom računu?',
    intro:
      'Neko je zatražio da se narudžbe s ove e-adrese prenesu na njegov račun. Ako ste to bili vi, potvrdite u roku od 15 minuta.',
    button: 'Prenesi narudžbe',
    ignore: 'Ako to niste bili vi, zanemarite ovu poruku: narudžbe ostaju gdje jesu.',
  },
  restock: {
    subject: '{piece} je ponovo dostupno',
    intro: 'Tražili ste da vam javimo kada {piece} bude ponovo u prodaji. Sada jeste, dok traju zalihe.',
    button: 'Pogledaj u prodavnici',
    once: 'Ovo je jedina poruka o tome: ponovo ćemo pisati samo ako to zatražite.',
    stop: 'Ne želim više poruke o artiklima koje čekam',
  },
  newsletter_confirm: {
    subject: 'Potvrdite bilten prodavnice {shop}',
    intro:
      'Neko, vjerovatno vi, zatražio je bilten prodavnice {shop} s ovom adresom. Potvrdite u roku od sedam dana; do tada ništa ne šaljemo.',
    button: 'Potvrdi moju adresu',
    ignore: 'Ako to niste bili vi, zanemarite ovu poruku: više vam se nećemo javljati.',
  },
  newsletter_welcome: {
    subject: 'Na listi ste prodavnice {shop}',
    intro: 'Hvala, vaša adresa je potvrđena. Od sada ćete dobijati bilten prodavnice {shop}.',
    leave: 'Možete se odjaviti kad god želite, putem linka na kraju svakog pisma.',
    unsubscribe: 'Odjavi me s biltena',
  },
  invite: {
    subject: 'Poziv za rad u prodavnici {shop}',
    intro: 'Pozvani ste u administraciju prodavnice {shop}. Prihvatite i izaberite ime i lozinku.',
    button: 'Prihvati poziv',
    expires: 'Poziv vrijedi sedam dana.',
  },
  labels: {
    quantity: 'Količina',
    subtotal: 'Međuzbir',
    discount: 'Popust',
    shipping: 'Dostava',
    tax: 'Porez',
    gift_card: 'Poklon-kartica',
    total: 'Ukupno',
    shipping_address: 'Adresa za dostavu',
    placed_on: 'Naručeno {date}',
    view_order: 'Pogledaj narudžbu',
    items: { one: '{count} artikal', few: '{count} artikla', other: '{count} artikala' },
  },
}
