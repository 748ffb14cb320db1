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
  return_requested: {
    subject: 'Vaš povrat za narudžbu br. {number}',
    intro: 'Prijavili smo vaš povrat za narudžbu br. {number}. Nazad dolazi:',
    ask: 'Pisaćemo vam kamo poslati.',
    note: 'Stavite u paket list s brojem narudžbe {number} i {return}, da znamo čiji je.',
    button: 'Pogledaj povrat',
  },
  return_received: {
    subject: 'Vaš povrat za narudžbu br. {number} je stigao',
    intro: 'Ono što ste vratili iz narudžbe br. {number} je stiglo:',
    refund:
      '{amount} vraća se tamo odakle ste platili. Može proći nekoliko dana dok iznos ne bude vidljiv u banci.',
  },
  swap_made: {
    subject: 'Vaša zamjena za narudžbu br. {number}',
    intro:
      'Pogledajte šta ide nazad i šta dolazi zauzvrat, odaberite dostavu, koja se dodaje iznosu, i pristanite. Prije toga se ništa ne događa.',
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
    return_cost: 'Slanje nazad',
    way_back: 'Put nazad',
    send_to: 'Pošaljite na',
    goes_back: 'Ide nazad',
    comes: 'Dolazi vama',
    due: 'Za platiti',
    owed: 'Nazad vama',
    due_none: 'Ništa za platiti',
    added: 'Dodano: {pieces}',
    removed: 'Uklonjeno: {pieces}',
    quantity_changed: '{after} umjesto {before}',
    new_total: 'Novi iznos',
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
  agent_connected: {
    subject: '{agent} sada može djelovati umjesto vas u prodavnici {shop}',
    intro:
      'Povezali ste {agent} sa svojim računom u prodavnici {shop}. Od sada može umjesto vas raditi ono što ste mu tamo dozvolili.',
    button: 'Pogledajte povezane agente',
    warning: 'Ako to niste bili vi, odmah promijenite lozinku: time prestaje svaka veza.',
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
  mention: {
    subject: '{name} vas spominje u bilješci',
    intro: '{name} piše bilješku koja je i za vas:',
    button: 'Otvori',
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
