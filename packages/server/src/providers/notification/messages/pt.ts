import type { MailMessages } from './messages'

export const pt: MailMessages = {
  direction: 'ltr',
  hello: 'Olá, {name}!',
  hello_there: 'Olá!',
  regards: 'Atenciosamente, {shop}',
  order_placed: {
    subject: 'Seu pedido nº {number} na {shop}',
    intro: 'Agradecemos o seu pedido nº {number}. Veja o que você escolheu:',
  },
  order_shipped: {
    subject: 'Seu pedido nº {number} está a caminho',
    intro: 'Entregamos o seu pedido nº {number} à transportadora.',
    tracking: 'Acompanhe o pacote:',
  },
  order_refunded: {
    subject: 'Reembolso do seu pedido nº {number}',
    intro:
      'Reembolsamos {amount} do seu pedido nº {number}. Pode levar alguns dias até o seu banco mostrar o valor.',
  },
  gift_card: {
    subject: 'Um cartão-presente de {amount} da {shop}',
    from: '{name} enviou um presente para você.',
    intro:
      'Este cartão-presente vale {amount} na {shop}. Digite o código no carrinho, de uma vez ou aos poucos.',
    until: 'Ele vale até {date}.',
    code: 'Código do cartão',
    message: 'A mensagem que o acompanha',
    button: 'Ir para a loja',
  },
  return_requested: {
    subject: 'Sua devolução do pedido nº {number}',
    intro: 'Registramos a sua devolução do pedido nº {number}. Isto volta:',
    ask: 'Vamos escrever para onde enviar.',
    note: 'Coloque no pacote uma folha com o número do pedido {number} e {return}, para sabermos de quem é.',
    button: 'Ver a devolução',
  },
  return_received: {
    subject: 'Sua devolução do pedido nº {number} chegou',
    intro: 'O que você devolveu do pedido nº {number} chegou:',
    refund: '{amount} voltam para onde você pagou. Pode levar alguns dias até o seu banco mostrar o valor.',
  },
  swap_made: {
    subject: 'Sua troca do pedido nº {number}',
    intro:
      'Veja o que volta e o que vem no lugar, escolha uma entrega, que se soma ao valor, e concorde. Antes disso nada acontece.',
    button: 'Concordar com a troca',
  },
  swap_shipped: {
    subject: 'Sua troca do pedido nº {number} está a caminho',
    intro: 'Entregamos ao transporte as novas peças da sua troca do pedido nº {number}.',
  },
  edit_requested: {
    subject: 'Responda, por favor: uma mudança no seu pedido nº {number}',
    intro: 'Propomos esta mudança no seu pedido nº {number}. Nada acontece sem você concordar.',
    button: 'Aceitar ou recusar',
  },
  edit_confirmed: {
    subject: 'Seu pedido nº {number} foi mudado',
    intro: 'Seu pedido nº {number} foi mudado assim:',
  },
  edit_declined: {
    subject: 'Seu pedido nº {number} fica como estava',
    intro: 'A mudança no seu pedido nº {number} foi recusada. O pedido fica como estava e nada é cobrado.',
  },
  after_sale: {
    refund: 'Reembolso',
    return_cost: 'Envio de volta',
    way_back: 'O caminho de volta',
    send_to: 'Envie para',
    goes_back: 'Volta',
    comes: 'Vem para você',
    due: 'A pagar',
    owed: 'De volta a você',
    due_none: 'Nada a pagar',
    added: 'Acrescentado: {pieces}',
    removed: 'Retirado: {pieces}',
    quantity_changed: '{after} em vez de {before}',
    new_total: 'Novo total',
  },
  password_reset: {
    subject: 'Escolha uma nova senha para {shop}',
    intro:
      'Foi pedida uma nova senha para a sua conta. Com este link você escolhe uma; ele funciona uma única vez, durante 15 minutos.',
    button: 'Escolher uma nova senha',
    ignore: 'Se não foi você, ignore este e-mail: sua senha continua a mesma.',
  },
  email_changed: {
    subject: 'Seu e-mail em {shop} foi alterado',
    intro: 'Agora você entra no painel de {shop} com {email}, e não mais com este endereço.',
    warning: 'Se não foi você, avise imediatamente quem cuida da equipe da loja: alguém sabe sua senha.',
  },
  agent_connected: {
    subject: '{agent} agora pode agir por você em {shop}',
    intro:
      'Você conectou {agent} à sua conta em {shop}. A partir de agora o agente pode fazer por você o que você permitiu.',
    button: 'Ver agentes conectados',
    warning: 'Se não foi você, troque sua senha imediatamente: isso encerra todas as conexões.',
  },
  order_claim: {
    subject: 'Estes pedidos na {shop} pertencem a uma conta?',
    intro:
      'Alguém pediu para passar à própria conta os pedidos feitos com este e-mail. Se foi você, confirme em até 15 minutos.',
    button: 'Transferir os pedidos',
    ignore: 'Se não foi você, ignore este e-mail: os pedidos ficam onde estão.',
  },
  restock: {
    subject: '{piece} está de volta',
    intro:
      'Você pediu que avisássemos quando {piece} voltasse a ser vendido. Já voltou, enquanto durar o estoque.',
    button: 'Ver na loja',
    once: 'Esta é a única mensagem sobre isso: só voltaremos a escrever se você pedir de novo.',
    stop: 'Não receber mais avisos sobre itens que espero',
  },
  newsletter_confirm: {
    subject: 'Confirme a newsletter de {shop}',
    intro:
      'Alguém, provavelmente você, pediu a newsletter de {shop} com este endereço. Confirme em até sete dias; até lá não enviamos nada.',
    button: 'Confirmar meu endereço',
    ignore: 'Se não foi você, ignore esta mensagem: não receberá mais nada.',
  },
  newsletter_welcome: {
    subject: 'Você está na lista de {shop}',
    intro: 'Obrigado, seu endereço está confirmado. A partir de agora você recebe a newsletter de {shop}.',
    leave: 'Você pode sair quando quiser, pelo link no fim de cada mensagem.',
    unsubscribe: 'Cancelar a newsletter',
  },
  mention: {
    subject: '{name} mencionou você em uma nota',
    intro: '{name} escreveu uma nota que também é para você:',
    button: 'Abrir',
  },
  invite: {
    subject: 'Convite para trabalhar na {shop}',
    intro: 'Você foi convidado para a administração da {shop}. Aceite para escolher seu nome e sua senha.',
    button: 'Aceitar o convite',
    expires: 'O convite vale por sete dias.',
  },
  labels: {
    quantity: 'Quantidade',
    subtotal: 'Subtotal dos produtos',
    discount: 'Desconto',
    shipping: 'Frete',
    tax: 'Impostos',
    gift_card: 'Vale-presente',
    total: 'Valor total',
    shipping_address: 'Endereço de entrega',
    placed_on: 'Pedido feito em {date}',
    view_order: 'Ver o pedido',
    items: { one: '{count} item', many: '{count} itens', other: '{count} itens' },
  },
}
