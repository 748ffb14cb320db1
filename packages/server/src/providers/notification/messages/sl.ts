import type { MailMessages } from './messages'

export const sl: MailMessages = {
  direction: 'ltr',
  hello: 'Pozdravljeni, {name},',
  hello_there: 'Pozdravljeni,',
  regards: 'Lep pozdrav, {shop}',
  order_placed: {
    subject: 'Vaše naročilo št. {number} v trgovini {shop}',
    intro: 'Hvala za naročilo št. {number}. Izbrali ste:',
  },
  order_shipped: {
    subject: 'Vaše naročilo št. {number} je na poti',
    intro: 'Vaše naročilo št. {number} smo predali v dostavo.',
    tracking: 'Sledite pošiljki:',
  },
  order_refunded: {
    subject: 'Vračilo denarja za naročilo št. {number}',
    intro:
      'Za naročilo št. {number} smo vam vrnili {amount}. Lahko traja nekaj dni, da bo znesek viden na banki.',
  },
  gift_card: {
    subject: 'Darilni bon za {amount} trgovine {shop}',
    from: '{name} vam pošilja darilo.',
    intro:
      'Ta darilni bon je v trgovini {shop} vreden {amount}. Kodo vnesite v košarici, naenkrat ali po delih.',
    until: 'Velja do {date}.',
    code: 'Koda bona',
    message: 'Priloženo sporočilo',
    button: 'V trgovino',
  },
  return_requested: {
    subject: 'Vaše vračilo za naročilo št. {number}',
    intro: 'Prijavili smo vaše vračilo za naročilo št. {number}. Nazaj pride:',
    ask: 'Pisali vam bomo, kam poslati.',
    note: 'V paket dajte list s številko naročila {number} in {return}, da bomo vedeli, čigav je.',
    button: 'Poglejte vračilo',
  },
  return_received: {
    subject: 'Vaše vračilo za naročilo št. {number} je prispelo',
    intro: 'Kar ste vrnili iz naročila št. {number}, je prispelo:',
    refund:
      '{amount} gre nazaj tja, od koder ste plačali. Lahko traja nekaj dni, da bo znesek viden na banki.',
  },
  swap_made: {
    subject: 'Vaša zamenjava za naročilo št. {number}',
    intro:
      'Poglejte, kaj gre nazaj in kaj pride namesto tega, izberite dostavo, ki se prišteje znesku, in se strinjajte. Prej se nič ne zgodi.',
    button: 'Strinjam se z zamenjavo',
  },
  swap_shipped: {
    subject: 'Vaša zamenjava za naročilo št. {number} je na poti',
    intro: 'Nove kose vaše zamenjave za naročilo št. {number} smo predali v dostavo.',
  },
  edit_requested: {
    subject: 'Prosimo za odgovor: sprememba vašega naročila št. {number}',
    intro: 'Predlagamo to spremembo vašega naročila št. {number}. Brez vašega soglasja se nič ne zgodi.',
    button: 'Sprejmite ali zavrnite',
  },
  edit_confirmed: {
    subject: 'Vaše naročilo št. {number} je spremenjeno',
    intro: 'Vaše naročilo št. {number} je zdaj spremenjeno tako:',
  },
  edit_declined: {
    subject: 'Vaše naročilo št. {number} ostane, kot je bilo',
    intro:
      'Sprememba vašega naročila št. {number} je bila zavrnjena. Naročilo ostane, kot je bilo, in nič se ne zaračuna.',
  },
  after_sale: {
    refund: 'Povračilo',
    return_cost: 'Pošiljanje nazaj',
    way_back: 'Pot nazaj',
    send_to: 'Pošljite na',
    goes_back: 'Gre nazaj',
    comes: 'Pride k vam',
    due: 'Za plačilo',
    owed: 'Nazaj vam',
    due_none: 'Nič za plačilo',
    added: 'Dodano: {pieces}',
    removed: 'Odstranjeno: {pieces}',
    quantity_changed: '{after} namesto {before}',
    new_total: 'Nov znesek',
  },
  password_reset: {
    subject: 'Izberite novo geslo za {shop}',
    intro:
      'Za vaš račun je bilo zahtevano novo geslo. S to povezavo ga izberete; velja enkrat, v 15 minutah.',
    button: 'Izberi novo geslo',
    ignore: 'Če to niste bili vi, sporočilo prezrite: geslo ostane, kakršno je.',
  },
  email_changed: {
    subject: 'Vaš e-poštni naslov v trgovini {shop} je spremenjen',
    intro: 'V upravljanje trgovine {shop} se odslej prijavljate z naslovom {email} in ne več s tem naslovom.',
    warning: 'Če tega niste storili vi, to takoj povejte osebi, ki vodi ekipo: nekdo pozna vaše geslo.',
  },
  agent_connected: {
    subject: '{agent} lahko zdaj v trgovini {shop} deluje namesto vas',
    intro:
      'Povezali ste {agent} s svojim računom v trgovini {shop}. Odslej lahko namesto vas počne to, kar ste mu tam dovolili.',
    button: 'Oglejte si povezane agente',
    warning: 'Če tega niste storili vi, takoj spremenite geslo: s tem se konča vsaka povezava.',
  },
  order_claim: {
    subject: 'Ali ta naročila v trgovini {shop} pripadajo kakšnemu računu?',
    intro:
      'Nekdo želi naročila s tega e-naslova prenesti v svoj račun. Če ste to bili vi, potrdite v 15 minutah.',
    button: 'Prenesi naročila',
    ignore: 'Če to niste bili vi, sporočilo prezrite: naročila ostanejo, kjer so.',
  },
  restock: {
    subject: '{piece} je spet na voljo',
    intro: 'Prosili ste, naj vam sporočimo, ko bo {piece} spet naprodaj. Zdaj je, dokler so zaloge.',
    button: 'Oglej si v trgovini',
    once: 'To je edino sporočilo o tem: znova pišemo le, če nas prosite.',
    stop: 'Ne želim več sporočil o izdelkih, na katere čakam',
  },
  newsletter_confirm: {
    subject: 'Potrdite novice trgovine {shop}',
    intro:
      'Nekdo, najbrž vi, je s tem naslovom naročil novice trgovine {shop}. Potrdite v sedmih dneh; do takrat ne pošljemo ničesar.',
    button: 'Potrdi moj naslov',
    ignore: 'Če to niste bili vi, sporočilo prezrite: ne boste več slišali od nas.',
  },
  newsletter_welcome: {
    subject: 'Na seznamu ste trgovine {shop}',
    intro: 'Hvala, vaš naslov je potrjen. Odslej boste prejemali novice trgovine {shop}.',
    leave: 'Odjavite se lahko kadar koli, s povezavo na koncu vsakega pisma.',
    unsubscribe: 'Odjava od novic',
  },
  mention: {
    subject: '{name} vas omenja v opombi',
    intro: '{name} piše opombo, ki je tudi za vas:',
    button: 'Odpri',
  },
  invite: {
    subject: 'Povabilo k delu v trgovini {shop}',
    intro: 'Povabljeni ste v upravljanje trgovine {shop}. Sprejmite ter izberite ime in geslo.',
    button: 'Sprejmi povabilo',
    expires: 'Povabilo velja sedem dni.',
  },
  labels: {
    quantity: 'Količina',
    subtotal: 'Vmesni seštevek',
    discount: 'Popust',
    shipping: 'Dostava',
    tax: 'Davek',
    gift_card: 'Darilni bon',
    total: 'Skupaj',
    shipping_address: 'Naslov za dostavo',
    placed_on: 'Naročeno {date}',
    view_order: 'Poglej naročilo',
    items: {
      one: '{count} izdelek',
      two: '{count} izdelka',
      few: '{count} izdelki',
      other: '{count} izdelkov',
    },
  },
}
