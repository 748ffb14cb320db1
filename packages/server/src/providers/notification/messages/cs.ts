import type { MailMessages } from './messages'

export const cs: MailMessages = {
  direction: 'ltr',
  hello: 'Dobrý den, {name},',
  hello_there: 'Dobrý den,',
  regards: 'S pozdravem {shop}',
  order_placed: {
    subject: 'Vaše objednávka č. {number} v obchodě {shop}',
    intro: 'Děkujeme za objednávku č. {number}. Vybrali jste si:',
  },
  order_shipped: {
    subject: 'Vaše objednávka č. {number} je na cestě',
    intro: 'Vaši objednávku č. {number} jsme předali k doručení.',
    tracking: 'Sledujte zásilku:',
  },
  order_refunded: {
    subject: 'Vrácení peněz za objednávku č. {number}',
    intro:
      'Za objednávku č. {number} jsme vám vrátili {amount}. Než částku uvidíte v bance, může to několik dní trvat.',
  },
  gift_card: {
    subject: 'Dárkový poukaz na {amount} od {shop}',
    from: '{name} vám posílá dárek.',
    intro:
      'Tento dárkový poukaz má v {shop} hodnotu {amount}. Kód zadejte v košíku, najednou nebo po částech.',
    until: 'Platí do {date}.',
    code: 'Kód poukazu',
    message: 'Přiložený vzkaz',
    button: 'Do obchodu',
  },
  return_requested: {
    subject: 'Vaše vrácení k objednávce č. {number}',
    intro: 'Zaznamenali jsme vaše vrácení k objednávce č. {number}. Vrací se toto:',
    ask: 'Napíšeme vám, kam to poslat.',
    note: 'Vložte do balíku list s číslem objednávky {number} a {return}, abychom věděli, od koho je.',
    button: 'Zobrazit vrácení',
  },
  return_received: {
    subject: 'Vaše vrácení k objednávce č. {number} dorazilo',
    intro: 'To, co jste poslali zpět z objednávky č. {number}, dorazilo:',
    refund:
      '{amount} se vrací tam, odkud jste platili. Než částku uvidíte v bance, může to několik dní trvat.',
  },
  swap_made: {
    subject: 'Vaše výměna k objednávce č. {number}',
    intro:
      'Podívejte se, co se vrací a co za to přijde, zvolte dopravu, která se k částce připočte, a souhlaste. Dříve se nic nestane.',
    button: 'Souhlasit s výměnou',
  },
  swap_shipped: {
    subject: 'Vaše výměna k objednávce č. {number} je na cestě',
    intro: 'Nové kusy vaší výměny k objednávce č. {number} jsme předali k doručení.',
  },
  edit_requested: {
    subject: 'Prosíme o odpověď: změna vaší objednávky č. {number}',
    intro: 'Navrhujeme tuto změnu vaší objednávky č. {number}. Bez vašeho souhlasu se nic nestane.',
    button: 'Přijmout, nebo odmítnout',
  },
  edit_confirmed: {
    subject: 'Vaše objednávka č. {number} je změněna',
    intro: 'Vaše objednávka č. {number} je nyní změněna takto:',
  },
  edit_declined: {
    subject: 'Vaše objednávka č. {number} zůstává, jak byla',
    intro:
      'Změna vaší objednávky č. {number} byla odmítnuta. Objednávka zůstává, jak byla, a nic se neúčtuje.',
  },
  after_sale: {
    refund: 'Vrácená částka',
    return_cost: 'Zaslání zpět',
    way_back: 'Cesta zpět',
    send_to: 'Pošlete na',
    goes_back: 'Jde zpět',
    comes: 'Přijde vám',
    due: 'K zaplacení',
    owed: 'Zpět vám',
    due_none: 'Nic k zaplacení',
    added: 'Přidáno: {pieces}',
    removed: 'Odebráno: {pieces}',
    quantity_changed: '{after} místo {before}',
    new_total: 'Nový součet',
  },
  password_reset: {
    subject: 'Zvolte si nové heslo pro {shop}',
    intro:
      'K vašemu účtu bylo vyžádáno nové heslo. Pomocí tohoto odkazu si je zvolíte; platí jednou, po dobu 15 minut.',
    button: 'Zvolit nové heslo',
    ignore: 'Pokud jste to nebyli vy, zprávu ignorujte: heslo zůstává beze změny.',
  },
  email_changed: {
    subject: 'Vaše e-mailová adresa v obchodě {shop} byla změněna',
    intro: 'Do administrace obchodu {shop} se nyní přihlašujete adresou {email}, už ne touto.',
    warning: 'Pokud jste to nebyli vy, ihned to řekněte tomu, kdo spravuje tým: někdo zná vaše heslo.',
  },
  agent_connected: {
    subject: '{agent} teď může v obchodě {shop} jednat za vás',
    intro:
      'Propojili jste {agent} se svým účtem v obchodě {shop}. Od teď za vás může dělat to, co jste mu tam dovolili.',
    button: 'Zobrazit propojené agenty',
    warning: 'Pokud jste to nebyli vy, ihned si změňte heslo: tím skončí každé propojení.',
  },
  order_claim: {
    subject: 'Patří tyto objednávky v obchodě {shop} k nějakému účtu?',
    intro:
      'Někdo požádal o převod objednávek s touto e-mailovou adresou na svůj účet. Pokud jste to byli vy, potvrďte to do 15 minut.',
    button: 'Převést objednávky',
    ignore: 'Pokud jste to nebyli vy, zprávu ignorujte: objednávky zůstanou, kde jsou.',
  },
  restock: {
    subject: '{piece} je znovu skladem',
    intro: 'Chtěli jste vědět, až bude {piece} znovu v prodeji. Už je, do vyprodání zásob.',
    button: 'Zobrazit v obchodě',
    once: 'Toto je jediný e-mail k této věci: znovu napíšeme, jen když o to požádáte.',
    stop: 'Neposílat další zprávy o zboží, na které čekám',
  },
  newsletter_confirm: {
    subject: 'Potvrďte odběr novinek obchodu {shop}',
    intro:
      'Někdo, nejspíš vy, si s touto adresou objednal novinky obchodu {shop}. Potvrďte to do sedmi dnů; do té doby nic neposíláme.',
    button: 'Potvrdit mou adresu',
    ignore: 'Pokud jste to nebyli vy, e-mail ignorujte: nic dalšího nepřijde.',
  },
  newsletter_welcome: {
    subject: 'Jste na seznamu obchodu {shop}',
    intro: 'Děkujeme, vaše adresa je potvrzena. Odteď budete dostávat novinky obchodu {shop}.',
    leave: 'Odhlásit se můžete kdykoli odkazem na konci každého dopisu.',
    unsubscribe: 'Odhlásit odběr novinek',
  },
  mention: {
    subject: '{name} vás zmiňuje v poznámce',
    intro: '{name} píše poznámku, která je i pro vás:',
    button: 'Otevřít',
  },
  invite: {
    subject: 'Pozvánka ke spolupráci v obchodě {shop}',
    intro: 'Jste zváni do administrace obchodu {shop}. Přijměte pozvánku a zvolte si jméno a heslo.',
    button: 'Přijmout pozvánku',
    expires: 'Pozvánka platí sedm dní.',
  },
  labels: {
    quantity: 'Množství',
    subtotal: 'Mezisoučet',
    discount: 'Sleva',
    shipping: 'Doprava',
    tax: 'Daň',
    gift_card: 'Dárková karta',
    total: 'Celkem',
    shipping_address: 'Doručovací adresa',
    placed_on: 'Objednáno {date}',
    view_order: 'Zobrazit objednávku',
    items: {
      one: '{count} položka',
      few: '{count} položky',
      many: '{count} položky',
      other: '{count} položek',
    },
  },
}
