import type { CatalogueWords } from './words.ts'

export const de: CatalogueWords = {
  collections: {
    'ash-and-salt': {
      title: 'Asche und Salz',
      description: 'Helles aus Holzasche, ungefärbtem Flachs und rohem Holz, für Räume mit Nordlicht.',
    },
    'long-evening': {
      title: 'Langer Abend',
      description:
        'Was auf dem Tisch bleibt, wenn abgeräumt ist: wenig Licht, dunkle Glasur, ein tiefer Sessel.',
    },
    'garden-door': {
      title: 'Gartentür',
      description:
        'Stücke, die mit erdigen Händen ins Haus und hinaus getragen werden und nichts übel nehmen.',
    },
    'reading-hour': {
      title: 'Lesestunde',
      description:
        'Für die Stunde, die niemand bekommt: eine Leuchte, eine Kanne Tee, Papier, auf dem noch nichts steht.',
    },
  },
  categories: {
    vessels: {
      name: 'Gefäße',
      description: 'Dosen, Krüge, Schalen und Flaschen, gedreht und in kleinen Bränden glasiert.',
    },
    lamps: {
      name: 'Leuchten',
      description: 'Tischleuchten, Laternen und Pendelleuchten, die Licht geben, ohne zu blenden.',
    },
    seats: {
      name: 'Sitzmöbel',
      description: 'Hocker, Stühle und Bänke mit Verbindungen, die man sieht und reparieren kann.',
    },
    throws: {
      name: 'Decken',
      description: 'Decken und Plaids, langsam gewebt aus Wolle, Leinen und Baumwolle.',
    },
    paper: {
      name: 'Papier',
      description: 'Hefte, Karten, Drucke und Schachteln, von Hand geschnitten und geheftet.',
    },
    tools: {
      name: 'Werkzeug',
      description: 'Bürsten, Löffel, Klingen und Halter für alles, was der Tag verlangt.',
    },
  },
  options: {
    Shade: { title: 'Schirm', values: { Natural: 'Natur', Clay: 'Ton' } },
    Size: {
      title: 'Größe',
      values: {
        'Medium, 24 cm': 'Mittel, 24 cm',
        'Large, 30 cm': 'Groß, 30 cm',
        Small: 'Klein',
        Large: 'Groß',
      },
    },
    Wood: { title: 'Holz', values: { Ash: 'Esche', Walnut: 'Nussbaum' } },
    Colour: {
      title: 'Farbe',
      values: {
        Oat: 'Hafer',
        Clay: 'Ton',
        Moss: 'Moos',
        Slate: 'Schiefer',
        Ink: 'Tinte',
        Ochre: 'Ocker',
        Madder: 'Krapp',
        Plum: 'Pflaume',
        Chalk: 'Kreide',
        'Dusk blue': 'Abendblau',
        Sky: 'Himmel',
        Butter: 'Butter',
      },
    },
    Edge: {
      title: 'Kante',
      values: {
        'Knotted fringe': 'Geknüpfte Fransen',
        'Twisted fringe': 'Gedrehte Fransen',
        'Short fringe': 'Kurze Fransen',
        'Plain hem': 'Schlichter Saum',
        'Blanket stitch': 'Langettenstich',
        'Rolled hem': 'Rollsaum',
      },
    },
    Cloth: { title: 'Leinen', values: { Clay: 'Ton', Moss: 'Moos', Ink: 'Tinte' } },
    Page: { title: 'Seiten', values: { Plain: 'Blanko', Ruled: 'Liniert', Dotted: 'Gepunktet' } },
    Glaze: {
      title: 'Glasur',
      values: {
        Oat: 'Hafer',
        Moss: 'Moos',
        Bone: 'Knochenweiß',
        Ochre: 'Ocker',
        Oxblood: 'Ochsenblut',
        Ash: 'Asche',
        Celadon: 'Seladon',
        Clay: 'Ton',
        Ink: 'Tinte',
      },
    },
    Length: { title: 'Länge', values: {} },
    Frame: { title: 'Rahmen', values: { 'Oak frame': 'Eichenrahmen', Unframed: 'Ohne Rahmen' } },
    Enamel: { title: 'Email', values: { Moss: 'Moos', Cream: 'Creme' } },
    Dip: { title: 'Tauchglasur', values: { Ochre: 'Ocker', Moss: 'Moos', Sky: 'Himmel' } },
    Finish: {
      title: 'Oberfläche',
      values: {
        'Clear oil': 'Klar geölt',
        'Smoked black': 'Schwarz geräuchert',
        Scorched: 'Geflämmt',
        Natural: 'Natur',
      },
    },
    Height: { title: 'Höhe', values: {} },
    Linen: { title: 'Leinen', values: { Flax: 'Flachs', Clay: 'Ton', Slate: 'Schiefer' } },
    Value: { title: 'Wert', values: {} },
  },
  types: {
    Bedcover: 'Tagesdecke',
    Bench: 'Bank',
    Blanket: 'Wolldecke',
    Board: 'Brett',
    Bowl: 'Schale',
    Box: 'Schachtel',
    Brush: 'Bürste',
    Calendar: 'Kalender',
    'Candle holder': 'Kerzenhalter',
    Cards: 'Karten',
    Chair: 'Stuhl',
    Coverlet: 'Überwurf',
    Cup: 'Tasse',
    Cushion: 'Kissen',
    Dish: 'Teller',
    'Floor lamp': 'Stehleuchte',
    'Gift card': 'Gutschein',
    Jar: 'Dose',
    Jug: 'Krug',
    Knife: 'Messer',
    'Letter set': 'Briefpapier',
    Mortar: 'Mörser',
    Notebook: 'Heft',
    Pendant: 'Pendelleuchte',
    'Portable lamp': 'Tragbare Leuchte',
    Print: 'Druck',
    Runner: 'Läufer',
    Scissors: 'Schere',
    Spoons: 'Löffel',
    'Step stool': 'Tritthocker',
    Stool: 'Hocker',
    'Table lamp': 'Tischleuchte',
    Teapot: 'Teekanne',
    Throw: 'Plaid',
    Vase: 'Vase',
  },
  care: {
    'Wipe with a dry cloth.': 'Mit einem trockenen Tuch abwischen.',
    'Wool cycle at 30 °C. Dry flat.': 'Wollwaschgang bei 30 °C. Liegend trocknen.',
    'Wipe with a damp cloth. Oil when it looks thirsty.': 'Feucht abwischen. Ölen, wenn es durstig aussieht.',
    'Wipe with a damp cloth. Glazed inside, so it may hold water for a few days at a time.':
      'Feucht abwischen. Innen glasiert, hält also einige Tage lang Wasser.',
    'Wipe with a damp cloth when cold. Use a bulb of no more than 4 W LED, E14.':
      'Kalt feucht abwischen. LED-Leuchtmittel bis 4 W, E14.',
    'Wipe dry and oil the pivot. Never in the dishwasher.':
      'Trocken wischen und das Gelenk ölen. Nie in die Spülmaschine.',
    'Wash with soapy water when cold. Use a bulb of no more than 10 W LED, E27.':
      'Kalt mit Seifenwasser abwaschen. LED-Leuchtmittel bis 10 W, E27.',
    'Wash with soap flakes, never with oil.': 'Mit Seifenflocken waschen, nie mit Öl.',
    'Wash by hand. Rub with walnut oil now and then.': 'Von Hand spülen. Ab und zu mit Walnussöl einreiben.',
    'Vacuum the shade on the lowest setting. Use a bulb of no more than 9 W LED, E27.':
      'Den Schirm auf kleinster Stufe absaugen. LED-Leuchtmittel bis 9 W, E27.',
    'Use them up.': 'Aufbrauchen.',
    'Soap the wood twice a year. Blot spills on the cord at once.':
      'Das Holz zweimal im Jahr seifen. Flecken auf der Kordel sofort abtupfen.',
    'Shake out and air. Dry clean.': 'Ausschütteln und lüften. Chemisch reinigen.',
    'Scrub with salt, rinse, stand to dry. Oil twice a year.':
      'Mit Salz scheuern, abspülen, stehend trocknen. Zweimal im Jahr ölen.',
    'Rinse without soap. Grind a spoon of salt to clean it.':
      'Ohne Seife ausspülen. Zum Reinigen einen Löffel Salz mahlen.',
    'Rinse with hot water, no soap. Keep the cane out of the dishwasher.':
      'Heiß ausspülen, ohne Seife. Der Rohrgriff verträgt keine Spülmaschine.',
    'Rinse with a bottle brush. Change the water every second day.':
      'Mit einer Flaschenbürste ausspülen. Das Wasser jeden zweiten Tag wechseln.',
    'Polish the brass or let it darken. Use a bulb of no more than 6 W LED, E14.':
      'Das Messing polieren oder dunkeln lassen. LED-Leuchtmittel bis 6 W, E14.',
    'Polish or do not. Free the wax with hot water.': 'Polieren oder lassen. Wachs mit heißem Wasser lösen.',
    'Oil once a year. Tighten nothing, the joints tighten themselves.':
      'Einmal im Jahr ölen. Nichts nachziehen, die Verbindungen ziehen sich selbst fest.',
    'Oil once a year. The brass may be left alone.':
      'Einmal im Jahr ölen. Das Messing darf bleiben, wie es ist.',
    'Oil once a year. Rings from wet glasses sand out.':
      'Einmal im Jahr ölen. Ränder nasser Gläser lassen sich wegschleifen.',
    'Machine wash at 40 °C. Tumble low for softness.':
      'Bei 40 °C in der Maschine waschen. Im Trockner bei niedriger Stufe wird es weicher.',
    'Machine wash at 40 °C. Iron damp if you must.':
      'Bei 40 °C in der Maschine waschen. Wenn es sein muss, feucht bügeln.',
    'Machine wash at 40 °C. Do not iron.': 'Bei 40 °C in der Maschine waschen. Nicht bügeln.',
    'Keep the code to yourself.': 'Den Code für sich behalten.',
    'Keep flat and dry.': 'Flach und trocken aufbewahren.',
    'Keep dry. Marks on the cloth lift with an eraser.':
      'Trocken halten. Spuren auf dem Leinen nimmt ein Radiergummi weg.',
    'Keep dry and out of the sun.': 'Trocken und vor Sonne geschützt aufbewahren.',
    'Keep a hand’s breadth from radiators. Oil once a year.':
      'Eine Handbreit Abstand zu Heizkörpern. Einmal im Jahr ölen.',
    'Hang to dry, bristles down.': 'Hängend trocknen, Borsten nach unten.',
    'Frame behind glass and hang out of direct sun.':
      'Hinter Glas rahmen und nicht in die pralle Sonne hängen.',
    'Dust with a feather. Use a bulb of no more than 8 W LED, E27.':
      'Mit einem Federwedel abstauben. LED-Leuchtmittel bis 8 W, E27.',
    'Dust with a feather. Use a bulb of no more than 10 W LED, E27.':
      'Mit einem Federwedel abstauben. LED-Leuchtmittel bis 10 W, E27.',
    'Dust the pleats with a soft brush. Use a bulb of no more than 7 W LED, E27.':
      'Die Falten mit einem weichen Pinsel abstauben. LED-Leuchtmittel bis 7 W, E27.',
    'Dust the block. Keep the cards dry.': 'Den Block abstauben. Die Karten trocken halten.',
    'Dishwasher safe. Let the lid dry fully before closing the jar.':
      'Spülmaschinenfest. Den Deckel ganz trocknen lassen, bevor die Dose geschlossen wird.',
    'Dishwasher safe. Do not stack.': 'Spülmaschinenfest. Nicht stapeln.',
    'Dishwasher safe. Acid foods do no harm.': 'Spülmaschinenfest. Saures schadet nicht.',
    'Dishwasher safe, though it would rather be rinsed. Not for the oven.':
      'Spülmaschinenfest, lieber aber von Hand gespült. Nicht für den Ofen.',
    'Dishwasher and microwave safe.': 'Spülmaschinen- und mikrowellenfest.',
    'Comb out, wash with soap, hang to dry.': 'Auskämmen, mit Seife waschen, hängend trocknen.',
    'Brush when dry. Wash seldom, cool and by hand.':
      'Trocken ausbürsten. Selten waschen, kalt und von Hand.',
    'Bring it in from rain. The battery can be changed with one screw.':
      'Bei Regen hereinholen. Der Akku lässt sich mit einer Schraube wechseln.',
    'Air rather than wash. Hand wash cool when you must and dry flat.':
      'Lieber lüften als waschen. Wenn nötig, kalt von Hand waschen und liegend trocknen.',
    'Air in the sun. Wash the cover at 30 °C and dry it flat.':
      'In der Sonne lüften. Den Bezug bei 30 °C waschen und liegend trocknen.',
    'Air and brush. Dry clean when needed.': 'Lüften und bürsten. Bei Bedarf chemisch reinigen.',
  },
  pieces: {
    'pleated-table-lamp': [
      'Plissierte Tischleuchte',
      'Sechsundneunzigmal von Hand gefaltet',
      'Ein langer Streifen Papier mit Baumwollrücken wird in sechsundneunzig Falten gelegt und um einen Messingring geschlossen. Der gedrechselte Eichenfuß ist so schwer, dass kein Kabel ihn verrückt. Ihr Licht hat die Farbe von Tee und reicht zum Lesen, wenn man nahe sitzt.',
      'Papier mit Baumwollrücken, Eiche, Messing',
    ],
    'moon-jar-milk-glaze': [
      'Mondgefäß, Milchglasur',
      'Zwei Schalen, in der Mitte vereint',
      'Zwei große Schalen werden am selben Tag gedreht, ruhen über Nacht und werden Rand an Rand gefügt. Die Naht verschwindet nie ganz, und auch die leichte Neigung vom Trocknen bleibt. Ein einzelner Zweig steht gut darin, und leer wirkt es ebenso vollendet.',
      'Steinzeug, Feldspatglasur',
    ],
    'three-legged-stool': [
      'Dreibeiniger Hocker',
      'Wackelt auf keinem Boden',
      'Drei Beine finden auf jedem Boden Halt, weshalb man Melkschemel so gebaut hat. Jedes Bein ist gedrechselt, durch den Sitz getrieben und verkeilt, und den Keil sieht man. Morgens ist er ein Hocker, nachts ein Nachttisch.',
      'Massive Esche oder Nussbaum',
    ],
    'twill-throw-woven-to-order': [
      'Köperdecke, auf Bestellung gewebt',
      'Fünf Farben, vier Größen, sechs Kanten',
      'Sie wählen Farbe, Größe und Kante, und am Montag fängt die Weberin an. Die Wolle ist als Kammgarn gesponnen und dicht gesetzt, so wird die Decke dünn, warm und bleibt nirgends hängen. In allen hundertzwanzig Ausführungen ist es dasselbe ehrliche Tuch.',
      'Lammwolle',
    ],
    'cloth-bound-notebook': [
      'Notizbuch in Leinen',
      'Flach aufschlagend geheftet, 192 Seiten',
      'Die Seiten sind in zwölf Lagen geheftet, darum liegt das Buch am ersten Tag so flach wie am letzten. Der Bezug ist Buchbinderleinen über starker Pappe, die Ecken sind von Hand eingeschlagen. Tinte schlägt auf dem Papier weder durch, noch läuft sie aus.',
      'Baumwollgewebe, Pappe, 100-g-Papier',
    ],
    'dish-brush-beech': [
      'Spülbürste, Buche',
      'Der Kopf geht, der Griff bleibt',
      'Borsten aus Agave sind in einen Buchenkopf gezogen, der sich ausklinken lässt, wenn er abgenutzt ist. Der Griff überlebt etwa zwanzig Köpfe, und den Draht biegt man mit der Hand zurecht. Ist ein Kopf am Ende, kommt er mitsamt dem Holz auf den Kompost.',
      'Buche, Agavenfaser, Stahldraht',
    ],
    'column-paper-lantern': [
      'Säulenlaterne aus Papier',
      'Eine hohe Säule aus Maulbeerpapier',
      'Eine Spirale aus gespaltenem Bambus hält das Papier offen, und für den Sommer lässt sich die ganze Laterne flach falten. In einer Ecke übernimmt sie ab fünf Uhr nachmittags die Arbeit eines Fensters. Risse flickt man mit dem Papier, das in der Schachtel beiliegt.',
      'Maulbeerpapier, Bambus, Esche',
    ],
    'lidded-jar-iron-speckle': [
      'Deckeldose, eisengesprenkelt',
      'Für Tee, Salz oder Knöpfe',
      'Das Eisen im Ton steigt im Brand durch die Glasur und sprenkelt keine zwei Dosen gleich. Der Deckel sitzt auf einem inneren Rand und bleibt, wo er ist, auch wenn man die Dose mit einer Hand trägt. Teeblätter hält sie einen Monat frisch, und länger reicht der meiste Tee nicht.',
      'Gesprenkeltes Steinzeug',
    ],
    'ladder-back-chair': [
      'Sprossenstuhl',
      'Vier Sprossen und ein Sitz aus Kordel',
      'Die hinteren Pfosten werden heiß gebogen und tragen vier Sprossen, die sich neigen wie ein Rücken. Der Sitz besteht aus hundertzehn Metern Papierkordel, in vier Dreiecken gewickelt. Nach einem Jahr gibt sie nach, und nach zwanzig ist sie an einem Nachmittag neu gewickelt.',
      'Eiche, Papierkordel',
    ],
    'waffle-blanket': [
      'Waffeldecke',
      'Tiefe Felder, leichtes Gewicht',
      'Das Gewebe steht in Feldern auf, die Luft einschließen, darum wärmt es mehr, als es wiegt. Bei der ersten Wäsche geht sie um ein Zehntel ein, und die haben wir schon hinter uns. Im Sommer genügt sie dem Bett allein, im Winter liegt sie unter einer zweiten.',
      'Bio-Baumwolle',
    ],
    'writing-box': [
      'Schreibschatulle',
      'Vierzig Bogen, zwanzig Umschläge',
      'Vierzig Bogen und zwanzig Umschläge liegen in einer Schatulle, die später erhaltene Briefe aufnimmt. Das Papier hat eine weiche Griffigkeit und an zwei Seiten gerissene Kanten. Nachfüllungen passen, und das bleibt so.',
      'Baumwollpapier, bezogene Pappe',
    ],
    'serving-spoons-cherry': [
      'Vorlegelöffel, Kirsche',
      'Ein Paar, links und rechts',
      'Zwei Löffel werden aus benachbarten Stücken derselben Bohle geschnitzt, sodass die Maserung vom einen zum anderen läuft. Tief genug für Suppe, dünn genug für Salat. Die Griffe bleiben, wie das Messer sie lässt, und so fühlen sie sich auch an.',
      'Kirschholz',
    ],
    'mushroom-lamp': [
      'Pilzleuchte',
      'Eine glasierte Kappe über ruhigem Licht',
      'Kappe und Stiel sind beide auf der Scheibe gedreht und im selben Eimer glasiert. Die Birne sitzt unter der Kappe, darum sieht man den beleuchteten Tisch und nie die Lampe selbst. Klein genug für den Nachttisch und still genug, um an zu bleiben.',
      'Glasiertes Steinzeug',
    ],
    'tall-jug-ash-glaze': [
      'Hoher Krug, Aschenglasur',
      'Fasst anderthalb Liter und tropft nicht',
      'Die Glasur ist vor allem gesiebte Holzasche, die in der Hitze ein wenig läuft und sich am Halsansatz sammelt. Der Henkel ist gezogen, nicht gegossen, und bietet vier Fingern Platz. Unter der Tauchlinie bleibt der Ton nackt, damit man fühlt, wo er gehalten wurde.',
      'Steinzeug, Holzaschenglasur',
    ],
    'hall-bench': [
      'Dielenbank',
      'Ein Brett, zwei Böcke',
      'Der Sitz ist ein einziges breites Brett mit weichen Kanten, auf zwei Böcken und einer Strebe. Nichts ist geschraubt, und die Zapfen treten oben heraus, wo man nach ihnen sehen kann. Zwei sitzen darauf beim Stiefelanziehen, oder drei, die sich mögen.',
      'Massive Esche, geseift',
    ],
    'windowpane-throw': [
      'Fensterkaro-Decke',
      'Eine feine Linie, alle Handbreit',
      'Das Karo zeichnet ein einziger Faden in einer zweiten Farbe, alle Handbreit einer. Die Wolle behält ihr eigenes Fett, das einen Schauer lange genug abhält, um die Kissen hereinzuholen. Beide Enden schließen mit gedrehten Fransen.',
      'Ungewaschene Wolle',
    ],
    'pear-linocut': [
      'Birne, Linolschnitt',
      'Von Hand in zwei Farben gedruckt',
      'Der Stock wird einmal geschnitten und von Hand in zwei Farben gedruckt, erst Grün, dann Schwarz. Jedes Blatt ist mit Bleistift signiert und nummeriert, in einer Auflage von hundertfünfzig. Es kommt flach in einer Mappe oder fertig zum Aufhängen im Eichenrahmen.',
      'Baumwollpapier, Ölfarbe',
    ],
    'forged-paper-scissors': [
      'Geschmiedete Papierschere',
      'Geschwärzter Stahl, Drehpunkt aus Messing',
      'Beide Klingen werden aus der Stange geschmiedet und aufeinander eingepasst, und das Paar trägt eine Nummer. Die Messingschraube stellt man mit einer Münze, fester für Papier, lockerer für Stoff. Schicken Sie sie stumpf zurück, schärfen wir sie für das Porto.',
      'Kohlenstoffstahl, Messing',
    ],
    'enamel-dome-pendant': [
      'Kuppelleuchte aus Email',
      'Gedrückter Stahl, innen weiß',
      'Die Kuppel wird aus einem Stahlblech gedrückt und zweimal emailliert, außen farbig und innen weiß. Siebzig Zentimeter über dem Tisch beleuchtet sie die Teller und lässt die Gesichter in Ruhe. Dazu gehören drei Meter stoffummanteltes Kabel und eine Messingmanschette.',
      'Emaillierter Stahl, Messing',
    ],
    'teapot-for-two': [
      'Teekanne für zwei',
      'Bügel aus Rohr, eingebautes Sieb',
      'Siebenhundert Milliliter sind zwei Tassen für jeden, genau die Länge eines Kapitels. Das Sieb ist hinter der Tülle in die Wand gestochen, so geht im Spülbecken nichts verloren. Der Bügel bleibt kühl und lässt sich von jedem ersetzen, der einen Knoten binden kann.',
      'Steinzeug, Rohr',
    ],
    'hoop-back-armchair': [
      'Bogenlehnstuhl',
      'Neun Stäbe unter einem gebogenen Reif',
      'Ein Stück Esche wird eine Stunde gedämpft und um eine Form zum Bogen der Lehne gebogen. Neun Stäbe sind nach Augenmaß gehobelt und unterscheiden sich um die Dicke eines Fingernagels. Jeder Stuhl entsteht auf Bestellung und braucht etwa sechs Wochen.',
      'Esche, Sitz aus Ulme, dunkles Öl',
    ],
    'brushed-mohair-throw': [
      'Gebürstete Mohairdecke',
      'Weich wie Atem am Fenster',
      'Mohairschlingen werden in einen Grund aus Wolle gewebt und mit Karden gebürstet, bis sie als Flaum stehen. Nichts nimmt Farbe so an, darum sind die Töne tief und wandeln sich im Vorbeigehen. Im ersten Monat haart sie ein wenig, dann nicht mehr.',
      'Mohair, Wolle',
    ],
    'six-folded-cards': [
      'Sechs Klappkarten',
      'Sechs Glasuren als farbige Kreise',
      'Jede Karte trägt einen Kreis in der Farbe einer unserer Glasuren und sonst nichts. Der Karton ist stark genug, um so lange im Regal zu stehen, wie man den Absender mag. Sechs Umschläge liegen bei, ohne Gummierung, denn die schmeckt nach Gummierung.',
      'Baumwollkarton',
    ],
    'bread-board-oak': [
      'Brotbrett, Eiche',
      'Mit Griff und Loch zum Aufhängen',
      'Ein Stück Eiche, gehobelt und nicht geschliffen, damit das Messer eine Fläche findet, die sich wieder schließt. Der Griff sitzt außermittig, aus keinem besseren Grund als dem, dass es so gerade hängt. Für Zwiebeln drehen Sie es um.',
      'Eiche',
    ],
    'angled-reading-lamp': [
      'Schräge Leseleuchte',
      'Ein Gelenk, ein Schalter, mehr nicht',
      'Ein Messingarm lehnt an einem einzigen Gelenk mit genug Reibung, um zu bleiben, wo man ihn lässt. Der Schirm ist schmal, so fällt das Licht auf Ihre Seite und nicht auf den, der neben Ihnen schläft. Der Eisenfuß ist so groß wie eine Untertasse und so schwer wie ein Wörterbuch.',
      'Messing, Gusseisen, emaillierter Stahl',
    ],
    'pair-of-dipped-beakers': [
      'Ein Paar getauchte Becher',
      'Zu zweit, weil einer immer in Gebrauch ist',
      'Jeder Becher wird am Fuß gefasst, eingetaucht und einmal gedreht, und der Rand der Glasur hält die Drehung fest. Sie fassen einen Viertelliter und stapeln sich, wenn der Schrank knapp wird. Der Rand ist dünn genug für Wein und stark genug für die Gartenmauer.',
      'Steinzeug',
    ],
    'counter-stool': [
      'Tresenhocker',
      'Eine Strebe dort, wo die Füße sind',
      'Der Sattelsitz ist von Hand ausgehöhlt, damit man einen ganzen Abend auf ihm sitzen kann. Ein Messingstreifen schützt die vordere Strebe vor Absätzen. Mit vierundsechzig Zentimetern passt er an eine Arbeitsplatte von neunzig.',
      'Eiche, Messing',
    ],
    'washed-linen-bedcover': [
      'Tagesdecke aus gewaschenem Leinen',
      'Schwerer Flachs, locker gewebt',
      'Langer Flachs wird in einem Gewicht gewebt, das fällt, statt zu schweben. In der letzten Stunde wird er mit Steinen gewaschen, darum liegt er nie ganz glatt. Das passt zu Menschen, die nicht bügeln.',
      'Leinen',
    ],
    'three-pocket-notebooks': [
      'Drei Taschenhefte',
      'Im Falz geheftet, je vierzig Seiten',
      'Drei dünne Hefte, je eines für die Arbeit, für zu Hause und für das, wovon Sie noch niemandem erzählt haben. Sie sind mit Leinengarn durch den Falz geheftet und an drei Seiten beschnitten. Der Umschlag nimmt Bleistift an, so können Sie sagen, was darin steht, und es sich anders überlegen.',
      'Recyclingpapier, Leinengarn',
    ],
    'brass-candle-holder': [
      'Kerzenhalter aus Messing',
      'Aus der Stange gedreht, drei Höhen',
      'Jeder Halter ist aus massiver Stange gedreht und unlackiert, darum dunkelt er, wo ihn niemand berührt. Ein flacher Teller fängt das Wachs vor dem Tisch auf. Sie nehmen eine gewöhnliche Kerze und stehen am besten zu dritt.',
      'Massives Messing',
    ],
    'three-cloud-pendant': [
      'Pendelleuchte Drei Wolken',
      'Drei Rundungen aus Papier, die größte in der Mitte',
      'Drei flache Laternen hängen an einem Kabel und teilen sich eine Birne, so wird das Licht nach oben schwächer. Die Rippen sind aus Draht, und das Papier wird nass aufgezogen, sodass es beim Trocknen straff wird wie ein Trommelfell. Sie wiegt weniger als ein Laib Brot und regt sich, wenn eine Tür aufgeht.',
      'Maulbeerpapier, Stahldraht',
    ],
    'wide-bowl-tenmoku': [
      'Weite Schale, Tenmoku',
      'Schwarz, wo dick, Rost, wo dünn',
      'Tenmoku ist eine Eisenglasur, die schwarz wird, wo sie dick liegt, und an jeder Kante rostbraun aufbricht. Die Schale ist weit und flach, für Birnen, Schlüssel oder einen Salat für sechs. Dieser Brand ist ausverkauft, der nächste wird im Frühjahr gesetzt.',
      'Steinzeug, Tenmoku-Glasur',
    ],
    'buttoned-floor-cushion': [
      'Geknöpftes Bodenkissen',
      'Mit Wolle gefüllt, durchgenäht',
      'Vier Kilo kardierte Wolle stecken in einem Leinenbezug, an neun Punkten durchgebunden. Es ist anfangs fest und behält seine Höhe, weil Wolle zurückfedert, wo Schaum aufgibt. Der Bezug lässt sich zum Waschen abknöpfen und kommt jedes Mal etwas weicher zurück.',
      'Leinen, kardierte Wolle',
    ],
    'salt-stripe-runner': [
      'Läufer Salzstreifen',
      'Für Tisch, Bettende oder Bank',
      'Rohes und gebleichtes Leinen wechseln in Streifen, deren Folge sich nie wiederholt. Die Weberin schreibt sie auf, damit ein zweiter dazu passend entstehen kann. Mit zwei Metern passt er auf einen Tisch, einmal gefaltet auf eine Bank.',
      'Leinen',
    ],
    'perpetual-desk-calendar': [
      'Ewiger Tischkalender',
      'Jeden Morgen zwei Karten wenden',
      'Einunddreißig Tageskarten und zwölf Monatskarten stehen in einem genuteten Block aus Esche. Wochentage gibt es nicht, so stimmt er ungefragt jedes Jahr. Die Karte zu wenden ist das Erste am Morgen, das nicht schiefgehen kann.',
      'Baumwollkarton, Esche',
    ],
    'hearth-brush': [
      'Kaminbürste',
      'Rosshaar, langer Griff',
      'Schwarzes Rosshaar wird von Hand in Birnbaumholz gesetzt und an den Enden gleichmäßig abgebrannt. Der Griff ist lang genug, um Manschetten aus der Asche zu halten. Sie ist auch die beste Bürste, die wir für Sägemehl, Hunde und Autositze kennen.',
      'Birnbaum, Rosshaar',
    ],
    'carry-lantern': [
      'Traglaterne',
      'Elf Stunden ohne Kabel',
      'Ein Zylinder aus Mattglas steht auf einem gedrechselten Eichenfuß mit einem Akku für elf Stunden. Die Lederschlaufe ist für einen Haken, einen Ast oder zwei Finger. Sie kennt eine einzige Helligkeit, gewählt nach einem langen Sommer mit den anderen.',
      'Eiche, Mattglas, Leder',
    ],
    'bottle-vase-copper-green': [
      'Flaschenvase, Kupfergrün',
      'Ein langer Hals für einen Stiel',
      'Eine Kupferglasur wird zweimal gebrannt, und der zweite Brand lässt die Schultern von Braun nach Grün wechseln. Der Hals ist innen neun Millimeter weit, das sind eine Tulpe oder zwei Gräser. Der Fuß ist beschwert, sodass auch ein hoher Stiel sie nicht umwirft.',
      'Steinzeug, Kupferglasur',
    ],
    'library-step': [
      'Bibliothekstritt',
      'Reicht bis zum obersten Regal und bietet dem Leser Platz',
      'Zwei Stufen bringen das oberste Regal in Reichweite, und die obere ist breit genug, um darauf sitzend zu lesen. Die Wangen sind gezinkt, und das Griffloch sitzt im Schwerpunkt. Unter den Füßen verbirgt sich Gummi, so bleibt er stehen, wo Sie hinaufgestiegen sind.',
      'Eiche',
    ],
    'birds-eye-cot-blanket': [
      'Kinderdecke Vogelauge',
      'Kleine Rauten, keine losen Enden',
      'Die Vogelaugenbindung ergibt ein Feld kleiner Rauten, das von beiden Seiten gleich aussieht. Fransen gibt es keine, denn Fransen landen im Mund. Die meisten sehen wir auf Fotos wieder, bei jemandem, der für ein Kinderbett viel zu groß ist.',
      'Merinowolle',
    ],
    'gift-card': [
      'Geschenkkarte',
      'Kommt per E-Mail, gilt wie Geld',
      'Eine Karte per E-Mail mit einem Code, der so viel wert ist, wie darauf steht. Sie lässt sich in Teilen einlösen und läuft nicht ab. Sie geht sofort hinaus oder an dem Tag, den Sie wählen, mit Ihren Worten darauf.',
      'Baumwollkarton',
    ],
    'mortar-and-pestle': [
      'Mörser und Stößel',
      'Innen rau, außen glatt',
      'Innen bleibt er unglasiert und rau wie feines Schleifpapier, und das macht aus Basilikum Pesto. Außen ist er glasiert, denn man fasst ihn mit öligen Händen an. Der Stößel hat einen Eschengriff, der sich zum Waschen abschrauben lässt.',
      'Steinzeug, Esche',
    ],
    'stoneware-lamp-linen-drum-shade': [
      'Steinzeugleuchte mit Trommelschirm aus Leinen, in einem Stück gedreht und dreimal in Blau getaucht',
      'Ein langer Name für eine stille Leuchte',
      'Der Fuß wird in einem Stück wie eine Flasche gedreht und dreimal getaucht, jedes Mal einen Ton tiefer. Der Schirm ist ungefärbtes Leinen über einem schlichten Gestell und wechselt im Licht von Grau zu Honig. Sie ist die höchste unserer Tischleuchten und wünscht sich ein Sideboard.',
      'Steinzeug, Leinen',
    ],
    'footed-dish-shell-white': [
      'Fußschale, Muschelweiß',
      'Hebt einen Kuchen um eine Handbreit',
      'Schale und Fuß werden einzeln gedreht und weich zusammengefügt, der Stiel ist also Teil des Tons und nicht geklebt. Der Rand ist ein wenig hochgezogen, damit keine Zitrone herunterrollt. Zwischen den Mahlzeiten steht sie mit der Post auf dem Tisch, und niemanden stört es.',
      'Steinzeug, Seidenmattglasur',
    ],
    'turned-drum-stool': [
      'Gedrechselter Trommelhocker',
      'Aus einem einzigen Stamm',
      'Jede Trommel wird frisch aus einem Stamm gedrechselt und darf dann einen Winter lang reißen. Die Risse werden mit dunklerem Holz geschlossen und gehören zum Stück. Er steht gut am Sofa, an der Wanne oder als Frage mitten im Raum.',
      'Massive Eiche',
    ],
    'overshot-coverlet': [
      'Decke in Overshot-Bindung',
      'Ein zweihundert Jahre altes Muster, letzten Monat gewebt',
      'Ein dicker Wollfaden flottiert über einem dünnen Baumwollgrund und zeichnet dabei Räder und Tafeln. Die Vorlage stammt von einem Bauernwebstuhl und ist seit rund zweihundert Jahren in Gebrauch. Das Weben dauert neun Tage, und sie kostet, was neun Tage kosten.',
      'Wolle auf Baumwolle',
    ],
    'archive-box-trio': [
      'Drei Archivschachteln',
      'Drei Schachteln, die ineinander passen',
      'Drei Deckelschachteln stecken leer ineinander und lassen sich gefüllt stapeln. Die Pappe ist säurefrei, damit hält, was Sie darin aufheben. Jede hat einen Messingrahmen für ein Schild, das Sie auch leer lassen dürfen.',
      'Säurefreie Pappe, Papier, Messing',
    ],
    'brass-paper-knife': [
      'Brieföffner aus Messing',
      'Für Briefe, Pakete und unbeschnittene Seiten',
      'Ein flacher Messingstab wird zu einer Schneide ausgezogen, die Papier öffnet und Finger in Ruhe lässt. Der Nussbaumgriff sitzt mit zwei Stiften und folgt der Form eines Daumens. Er ist die letzte Tafel des Buches und öffnet die erste.',
      'Messing, Nussbaum',
    ],
  },
  delivery: {
    'Standard, 3 to 5 days': 'Standard, 3 bis 5 Tage',
    'Free delivery, 3 to 5 days': 'Kostenlose Lieferung, 3 bis 5 Tage',
    'Express, next working day': 'Express, am nächsten Werktag',
    'By e-mail': 'Per E-Mail',
    'Return by post': 'Rücksendung per Post',
  },
  reasons: {
    faulty: 'Etwas stimmt damit nicht',
    broken_on_the_way: 'Unterwegs zerbrochen',
    flawed: 'Ein Fehler in Glasur, Holz oder Gewebe',
    other_than_shown: 'Anders als auf der Tafel',
    does_not_suit: 'Es passt nicht',
    too_large: 'Zu groß',
    too_small: 'Zu klein',
    colour: 'Die Farbe passt nicht zum Raum',
    changed_mind: 'Ich habe es mir anders überlegt',
  },
}
