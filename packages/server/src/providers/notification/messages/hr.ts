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
  return_requested: {
    subject: 'Vaš povrat za narudžbu br. {number}',
    intro: 'Prijavili smo vaš povrat za narudžbu br. {number}. Natrag dolazi:',
    ask: 'Pisat ćemo vam kamo poslati.',
    note: 'Stavite u paket list s brojem narudžbe {number} i {return}, da znamo čiji je.',
    button: 'Pogledaj povrat',
  },
  return_received: {
    subject: 'Vaš povrat za narudžbu br. {number} je stigao',
    intro: 'Ono što ste vratili iz narudžbe br. {number} je stiglo:',
    refund:
      '{amount} vraća se onamo odakle ste platili. Može proći nekoliko dana dok iznos ne bude vidljiv u banci.',
  },
  swap_made: {
    subject: 'Vaša zamjena za narudžbu br. {number}',
    intro:
      'Pogledajte što ide natrag i što dolazi zauzvrat, odaberite dostavu, koja se pribraja iznosu, i pristanite. Prije toga ništa se ne događa.',
    button: 'Pristani na zamjenu',
  },
  swap_shipped: {
    subject: 'Vaša zamjena za narudžbu br. {number} je na putu',
    intro: 'Nove komade vaše zamjene za narudžbu br. {number} predali smo u dostavu.',
  },
  edit_requested: {
    subject: 'Molimo odgovor: promjena vaše narudžbe br. {number}',
    intro: 'Predlažemo ovu promjenu vaše narudžbe br. {number}. Ništa se ne događa prije vašeg pristanka.',
    button: 'Prihvati ili odbij',
  },
  edit_confirmed: {
    subject: 'Vaša narudžba br. {number} je promijenjena',
    intro: 'Vaša narudžba br. {number} sada je promijenjena ovako:',
  },
  edit_declined: {
    subject: 'Vaša narudžba br. {number} ostaje kakva je bila',
    intro:
      'Promjena vaše narudžbe br. {number} je odbijena. Narudžba ostaje kakva je bila i ništa se ne naplaćuje.',
  },
  after_sale: {
    refund: 'Povrat',
    return_cost: 'Slanje natrag',
    way_back: 'Put natrag',
    send_to: 'Pošaljite na',
    goes_back: 'Ide natrag',
    comes: 'Dolazi vama',
    due: 'Za platiti',
    owed: 'Natrag vama',
    due_none: 'Ništa za platiti',
    added: 'Dodano: {pieces}',
    removed: 'Uklonjeno: {pieces}',
    quantity_changed: '{after} umjesto {before}',
    new_total: 'Novi iznos',
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
  agent_connected: {
    subject: '{agent} sada može djelovati umjesto vas u trgovini {shop}',
    intro:
      'Povezali ste {agent} sa svojim računom u trgovini {shop}. Od sada može umjesto vas činiti ono što ste mu ondje dopustili.',
    button: 'Pogledajte povezane agente',
    warning: 'Ako to niste bili vi, odmah promijenite lozinku: time prestaje svaka veza.',
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
  mention: {
    subject: '{name} vas spominje u bilješci',
    intro: '{name} piše bilješku koja je i za vas:',
    button: 'Otvori',
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
