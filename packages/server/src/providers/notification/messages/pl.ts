import type { MailMessages } from './messages'

export const pl: MailMessages = {
  direction: 'ltr',
  hello: 'Dzień dobry, {name}!',
  hello_there: 'Dzień dobry!',
  regards: 'Z pozdrowieniami, {shop}',
  order_placed: {
    subject: 'Twoje zamówienie nr {number} w {shop}',
    intro: 'Dziękujemy za zamówienie nr {number}. Oto co zostało wybrane:',
  },
  order_shipped: {
    subject: 'Twoje zamówienie nr {number} jest w drodze',
    intro: 'Twoje zamówienie nr {number} zostało przekazane do doręczenia.',
    tracking: 'Śledź przesyłkę:',
  },
  order_refunded: {
    subject: 'Zwrot pieniędzy za zamówienie nr {number}',
    intro:
      'Zwróciliśmy {amount} za zamówienie nr {number}. Może minąć kilka dni, zanim kwota pojawi się w banku.',
  },
  gift_card: {
    subject: 'Karta podarunkowa na {amount} od {shop}',
    from: '{name} przesyła Ci prezent.',
    intro:
      'Ta karta podarunkowa jest warta {amount} w {shop}. Wpisz jej kod w koszyku, od razu całość albo częściami.',
    until: 'Jest ważna do {date}.',
    code: 'Kod karty',
    message: 'Dołączona wiadomość',
    button: 'Przejdź do sklepu',
  },
  return_requested: {
    subject: 'Twój zwrot do zamówienia nr {number}',
    intro: 'Zarejestrowaliśmy Twój zwrot do zamówienia nr {number}. Oto co wraca:',
    ask: 'Napiszemy, dokąd wysłać.',
    note: 'Włóż do paczki kartkę z numerem zamówienia {number} i {return}, abyśmy wiedzieli, od kogo jest.',
    button: 'Zobacz zwrot',
  },
  return_received: {
    subject: 'Twój zwrot do zamówienia nr {number} dotarł',
    intro: 'To, co zostało odesłane z zamówienia nr {number}, dotarło:',
    refund:
      '{amount} wraca tam, skąd przyszła płatność. Może minąć kilka dni, zanim kwota pojawi się w banku.',
  },
  swap_made: {
    subject: 'Twoja wymiana do zamówienia nr {number}',
    intro:
      'Zobacz, co wraca i co przychodzi w zamian, wybierz dostawę, która doliczana jest do sumy, i zaakceptuj. Wcześniej nic się nie dzieje.',
    button: 'Zaakceptuj wymianę',
  },
  swap_shipped: {
    subject: 'Twoja wymiana do zamówienia nr {number} jest w drodze',
    intro: 'Nowe przedmioty z Twojej wymiany do zamówienia nr {number} zostały przekazane do doręczenia.',
  },
  edit_requested: {
    subject: 'Prosimy o odpowiedź: zmiana zamówienia nr {number}',
    intro: 'Proponujemy tę zmianę zamówienia nr {number}. Nic się nie stanie bez Twojej zgody.',
    button: 'Przyjmij lub odrzuć',
  },
  edit_confirmed: {
    subject: 'Twoje zamówienie nr {number} zostało zmienione',
    intro: 'Twoje zamówienie nr {number} zostało zmienione tak:',
  },
  edit_declined: {
    subject: 'Twoje zamówienie nr {number} zostaje, jakie było',
    intro:
      'Zmiana zamówienia nr {number} została odrzucona. Zamówienie zostaje, jakie było, i nic nie jest pobierane.',
  },
  after_sale: {
    refund: 'Zwrot',
    return_cost: 'Odesłanie',
    way_back: 'Droga powrotna',
    send_to: 'Wyślij na adres',
    goes_back: 'Wraca',
    comes: 'Przychodzi do Ciebie',
    due: 'Do zapłaty',
    owed: 'Dla Ciebie',
    due_none: 'Nic do zapłaty',
    added: 'Dodano: {pieces}',
    removed: 'Usunięto: {pieces}',
    quantity_changed: '{after} zamiast {before}',
    new_total: 'Nowa suma',
  },
  password_reset: {
    subject: 'Ustaw nowe hasło w {shop}',
    intro:
      'Poproszono o nowe hasło do Twojego konta. Ten link pozwala je ustawić; działa jeden raz, przez 15 minut.',
    button: 'Ustaw nowe hasło',
    ignore: 'Jeśli to nie Ty, zignoruj tę wiadomość: hasło pozostanie bez zmian.',
  },
  email_changed: {
    subject: 'Twój adres e-mail w {shop} został zmieniony',
    intro: 'Od teraz logujesz się do panelu {shop} adresem {email}, a nie tym adresem.',
    warning: 'Jeśli to nie Ty, od razu powiadom osobę zarządzającą zespołem: ktoś zna Twoje hasło.',
  },
  agent_connected: {
    subject: '{agent} może teraz działać za Ciebie w {shop}',
    intro:
      'Połączono {agent} z Twoim kontem w {shop}. Od teraz może robić za Ciebie to, na co tam pozwalasz.',
    button: 'Zobacz połączonych agentów',
    warning: 'Jeśli to nie Ty, od razu zmień hasło: to kończy każde połączenie.',
  },
  order_claim: {
    subject: 'Czy te zamówienia w {shop} należą do konta?',
    intro:
      'Ktoś poprosił o przeniesienie na swoje konto zamówień złożonych z tego adresu e-mail. Jeśli to Ty, potwierdź w ciągu 15 minut.',
    button: 'Przenieś zamówienia',
    ignore: 'Jeśli to nie Ty, zignoruj tę wiadomość: zamówienia pozostaną na miejscu.',
  },
  restock: {
    subject: '{piece} znów w sprzedaży',
    intro: 'Prosili Państwo o wiadomość, gdy {piece} będzie znów dostępne. Już jest, do wyczerpania zapasów.',
    button: 'Zobacz w sklepie',
    once: 'To jedyna wiadomość w tej sprawie: napiszemy ponownie tylko na Państwa prośbę.',
    stop: 'Nie chcę więcej wiadomości o rzeczach, na które czekam',
  },
  newsletter_confirm: {
    subject: 'Potwierdź newsletter sklepu {shop}',
    intro:
      'Ktoś, zapewne Państwo, zamówił newsletter sklepu {shop} na ten adres. Prosimy o potwierdzenie w ciągu siedmiu dni; do tego czasu nic nie wysyłamy.',
    button: 'Potwierdź mój adres',
    ignore: 'Jeśli to nie Państwo, prosimy zignorować tę wiadomość: nic więcej nie przyjdzie.',
  },
  newsletter_welcome: {
    subject: 'Adres jest na liście sklepu {shop}',
    intro:
      'Dziękujemy, adres został potwierdzony. Od teraz będą Państwo otrzymywać newsletter sklepu {shop}.',
    leave: 'Wypisać się można w każdej chwili, linkiem na końcu każdego listu.',
    unsubscribe: 'Wypisz się z newslettera',
  },
  mention: {
    subject: '{name} wspomina o Tobie w notatce',
    intro: '{name} dodaje notatkę, która jest także dla Ciebie:',
    button: 'Otwórz',
  },
  invite: {
    subject: 'Zaproszenie do pracy w {shop}',
    intro: 'Masz zaproszenie do panelu sklepu {shop}. Przyjmij je, aby wybrać imię i hasło.',
    button: 'Przyjmij zaproszenie',
    expires: 'Zaproszenie jest ważne siedem dni.',
  },
  labels: {
    quantity: 'Ilość',
    subtotal: 'Suma częściowa',
    discount: 'Rabat',
    shipping: 'Dostawa',
    tax: 'Podatek',
    gift_card: 'Karta podarunkowa',
    total: 'Razem',
    shipping_address: 'Adres dostawy',
    placed_on: 'Zamówiono {date}',
    view_order: 'Zobacz zamówienie',
    items: {
      one: '{count} produkt',
      few: '{count} produkty',
      many: '{count} produktów',
      other: '{count} produktu',
    },
  },
}
