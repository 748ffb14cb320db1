import type { MailMessages } from './messages'

export const es: MailMessages = {
  direction: 'ltr',
  hello: 'Hola, {name}:',
  hello_there: 'Hola:',
  regards: 'Un saludo, {shop}',
  order_placed: {
    subject: 'Tu pedido n.º {number} en {shop}',
    intro: 'Gracias por tu pedido n.º {number}. Esto es lo que has elegido:',
  },
  order_shipped: {
    subject: 'Tu pedido n.º {number} está en camino',
    intro: 'Hemos entregado tu pedido n.º {number} al transportista.',
    tracking: 'Seguir el paquete:',
  },
  order_refunded: {
    subject: 'Reembolso de tu pedido n.º {number}',
    intro:
      'Te hemos reembolsado {amount} por tu pedido n.º {number}. Tu banco puede tardar unos días en mostrarlo.',
  },
  gift_card: {
    subject: 'Una tarjeta regalo de {amount} de {shop}',
    from: '{name} te ha enviado un regalo.',
    intro:
      'Esta tarjeta regalo vale {amount} en {shop}. Introduce el código en la cesta, de una vez o por partes.',
    until: 'Es válida hasta el {date}.',
    code: 'Código de la tarjeta',
    message: 'El mensaje que la acompaña',
    button: 'Ir a la tienda',
  },
  return_requested: {
    subject: 'Tu devolución del pedido n.º {number}',
    intro: 'Hemos registrado tu devolución del pedido n.º {number}. Esto vuelve:',
    ask: 'Te escribiremos adónde enviarlo.',
    note: 'Pon en el paquete una hoja con el número de pedido {number} y {return}, para que sepamos de quién es.',
    button: 'Ver tu devolución',
  },
  return_received: {
    subject: 'Tu devolución del pedido n.º {number} ha llegado',
    intro: 'Lo que has devuelto del pedido n.º {number} ha llegado:',
    refund: '{amount} vuelven al medio con el que pagaste. Tu banco puede tardar unos días en mostrarlo.',
  },
  swap_made: {
    subject: 'Tu cambio del pedido n.º {number}',
    intro:
      'Mira qué se va y qué llega a cambio, elige un envío, que se suma al importe, y acéptalo. Antes no ocurre nada.',
    button: 'Aceptar el cambio',
  },
  swap_shipped: {
    subject: 'Tu cambio del pedido n.º {number} está en camino',
    intro: 'Hemos entregado al transportista las piezas nuevas de tu cambio del pedido n.º {number}.',
  },
  edit_requested: {
    subject: 'Responde, por favor: una modificación de tu pedido n.º {number}',
    intro: 'Te proponemos esta modificación de tu pedido n.º {number}. No ocurre nada sin tu acuerdo.',
    button: 'Aceptar o rechazar',
  },
  edit_confirmed: {
    subject: 'Tu pedido n.º {number} ha cambiado',
    intro: 'Tu pedido n.º {number} ha cambiado así:',
  },
  edit_declined: {
    subject: 'Tu pedido n.º {number} queda como estaba',
    intro:
      'La modificación de tu pedido n.º {number} se ha rechazado. El pedido queda como estaba y no se cobra nada.',
  },
  after_sale: {
    refund: 'Reembolso',
    return_cost: 'Envío de vuelta',
    way_back: 'El camino de vuelta',
    send_to: 'Enviar a',
    goes_back: 'Vuelve',
    comes: 'Llega a ti',
    due: 'A pagar',
    owed: 'De vuelta para ti',
    due_none: 'Nada que pagar',
    added: 'Añadido: {pieces}',
    removed: 'Quitado: {pieces}',
    quantity_changed: '{after} en vez de {before}',
    new_total: 'Nuevo total',
  },
  password_reset: {
    subject: 'Elige una contraseña nueva para {shop}',
    intro:
      'Alguien ha pedido una contraseña nueva para tu cuenta. Con este enlace la eliges; funciona una vez, durante 15 minutos.',
    button: 'Elegir contraseña',
    ignore: 'Si no has sido tú, no hagas nada: tu contraseña sigue igual.',
  },
  email_changed: {
    subject: 'Tu correo electrónico en {shop} ha cambiado',
    intro: 'A partir de ahora entras en la administración de {shop} con {email} y ya no con esta dirección.',
    warning: 'Si no has sido tú, avisa enseguida a quien gestiona el equipo: alguien conoce tu contraseña.',
  },
  agent_connected: {
    subject: '{agent} ya puede actuar por ti en {shop}',
    intro:
      'Has conectado {agent} con tu cuenta en {shop}. A partir de ahora puede hacer por ti lo que le has permitido.',
    button: 'Ver los agentes conectados',
    warning: 'Si no has sido tú, cambia enseguida tu contraseña: así terminan todas las conexiones.',
  },
  order_claim: {
    subject: '¿Pertenecen estos pedidos de {shop} a una cuenta?',
    intro:
      'Alguien quiere pasar a su cuenta pedidos hechos con esta dirección. Si has sido tú, confírmalo en 15 minutos.',
    button: 'Pasar los pedidos',
    ignore: 'Si no has sido tú, no hagas nada: los pedidos se quedan donde están.',
  },
  restock: {
    subject: '{piece} vuelve a estar disponible',
    intro:
      'Nos pidió que le avisáramos cuando {piece} volviera a estar a la venta. Ya lo está, hasta fin de existencias.',
    button: 'Ver en la tienda',
    once: 'Este es el único mensaje al respecto: solo volveremos a escribir si nos lo pide.',
    stop: 'No recibir más avisos de artículos que espero',
  },
  newsletter_confirm: {
    subject: 'Confirme el boletín de {shop}',
    intro:
      'Alguien, probablemente usted, ha pedido el boletín de {shop} con esta dirección. Confírmelo en siete días; hasta entonces no enviaremos nada.',
    button: 'Confirmar mi dirección',
    ignore: 'Si no ha sido usted, no haga nada: no recibirá nada más.',
  },
  newsletter_welcome: {
    subject: 'Ya está en la lista de {shop}',
    intro: 'Gracias, su dirección está confirmada. A partir de ahora recibirá el boletín de {shop}.',
    leave: 'Puede darse de baja cuando quiera, con el enlace al final de cada envío.',
    unsubscribe: 'Darse de baja del boletín',
  },
  mention: {
    subject: '{name} te ha mencionado en una nota',
    intro: '{name} ha escrito una nota que también es para ti:',
    button: 'Abrir',
  },
  invite: {
    subject: 'Te invitan a trabajar en {shop}',
    intro: 'Te han invitado a la administración de {shop}. Acepta para elegir tu nombre y tu contraseña.',
    button: 'Aceptar la invitación',
    expires: 'La invitación vale siete días.',
  },
  labels: {
    quantity: 'Cantidad',
    subtotal: 'Subtotal',
    discount: 'Descuento',
    shipping: 'Envío',
    tax: 'Impuestos',
    gift_card: 'Tarjeta regalo',
    total: 'Total',
    shipping_address: 'Dirección de envío',
    placed_on: 'Pedido el {date}',
    view_order: 'Ver el pedido',
    items: { one: '{count} artículo', many: '{count} artículos', other: '{count} artículos' },
  },
}
