import type { Sign } from '../signs';

/** What the coach says. `do` stands where there is something to do. */
interface Said {
  title: string;
  text: string;
  do?: string;
}

const lessons: Record<'tanto-cuore' | 'love-letter', Record<string, Said>> = {
  'tanto-cuore': {
    welcome: {
      title: 'This is the town',
      text: 'You keep a house and hire maids from here. At the end the house with the most points wins. The coin on a card is its price in love, the shield is what it is worth.',
    },
    hand: {
      title: 'This is your hand',
      text: 'Five cards each turn. Your deck begins with seven 1 Love and three Colette. Everything you hire joins it.',
    },
    love: {
      title: 'First, love',
      text: 'Love is what you pay with. Four cards of 1 Love make four love, for this turn only.',
      do: 'Click 1 Love, drag it into play, or press “Play all Love cards”.',
    },
    employ: {
      title: 'Hire Geneviève',
      text: 'She costs four. A new maid goes to your discard pile and comes to your hand later, when the pile is shuffled into a new deck. You may hire once a turn, unless a card gives you more employments.',
      do: 'Click Geneviève in the town.',
    },
    end: {
      title: 'The turn ends',
      text: 'Whatever you played or still hold is put away, and you draw five new cards.',
      do: 'Press “End the turn”.',
    },
    story: {
      title: 'Then the others play',
      text: 'Novice played love and hired Moine. What the others did since your turn is always told here, first of all what touched you. Point at a name to see the card.',
    },
    love2: {
      title: 'Your second turn',
      text: 'These are the other five cards of your deck: three love and two Colette.',
      do: 'Click 1 Love, or press “Play all Love cards”.',
    },
    employ2: {
      title: 'Hire Kagari',
      text: 'Three love is just enough for Kagari. The bell on her card says that she gives two servings.',
      do: 'Click Kagari in the town.',
    },
    end2: {
      title: 'And on',
      text: 'Your deck is empty now: the discard pile is shuffled and becomes the new one. Geneviève and Kagari are in it.',
      do: 'Press “End the turn”.',
    },
    serve: {
      title: 'Let Geneviève serve you',
      text: 'They have come. Before you hire, maids may serve you: one a turn, more if a card gives servings. Geneviève takes your one serving and gives one back, with a card and a love besides. Serve such maids first.',
      do: 'Click Geneviève, or drag her to the table.',
    },
    serve2: {
      title: 'Now Kagari',
      text: 'She takes the serving that Geneviève gave, and gives two.',
      do: 'Click Kagari: let her serve you.',
    },
    chamber: {
      title: 'Make Colette a chambermaid',
      text: 'The bed on a card says how many servings it takes to move her into your private quarters. She stays there, out of your deck, and scores at the end: one point alone, more with others of her kind.',
      do: 'Click Colette, or drag her to your quarters.',
    },
    phase: {
      title: 'On to hiring',
      text: 'Nobody else can serve you this turn.',
      do: 'Press “End the serving phase”.',
    },
    love3: {
      title: 'Love again',
      text: 'Three cards of 1 Love, and one love that Geneviève gave: four.',
      do: 'Click 1 Love, or press “Play all Love cards”.',
    },
    buy: {
      title: 'Buy better love',
      text: 'A card of 2 Love costs four. Dearer maids need it: the best cost nine.',
      do: 'Click 2 Love in the town.',
    },
    end3: {
      title: 'That was a whole turn',
      text: 'Start, serving, hiring, dismissal: every turn has these parts, and those without a choice pass by themselves.',
      do: 'Press “End the turn”.',
    },
    attack: {
      title: 'An unkind present',
      text: 'Novice bought a Bad Habit for you: one point less. Events can be given to whoever has a maid in her quarters; some cards take them away again, or protect you.',
    },
    finish: {
      title: 'How it ends',
      text: 'When two piles of maids in the town are empty, the round is played out and points are counted: what you moved in, what stands on the cards of your deck, less what the events cost. Now try a whole game; the signs are always explained under the key ?.',
    },
  },
  'love-letter': {
    welcome: {
      title: 'One card, and one more',
      text: 'You want your letter to reach the princess, and hold one card: whoever carries it. In your turn you draw a second and play one of the two. The number is the rank.',
    },
    open: {
      title: 'What is left',
      text: 'Sixteen cards in all. With two players three lie open beside the deck, and one is set aside unseen. Whatever lies open nobody can hold.',
    },
    priest: {
      title: 'Play the Priest',
      text: 'He looks at the hand of another player. You keep the Guard for later.',
      do: 'Click the Priest.',
    },
    seen: {
      title: 'Novice holds the Prince',
      text: 'Only you saw it. Then Novice drew a card and played a Guard on you, guessing the Princess: wrong. So the Prince is still there.',
    },
    guard: {
      title: 'Your Guard',
      text: 'Name a card: if the other holds it, they are out of the round. You know which one it is.',
      do: 'Click the Guard and name the Prince.',
    },
    token: {
      title: 'The round is yours',
      text: 'Whoever is the last in the round wins it and gets a token of affection. If the deck runs out first, the highest card wins. With two players seven tokens win the game.',
    },
    handmaid: {
      title: 'A new round',
      text: 'The Handmaid protects you until your next turn: nothing can be aimed at you.',
      do: 'Click the Handmaid.',
    },
    safe: {
      title: 'In vain',
      text: 'Novice had to play the Priest, and could look at nobody.',
    },
    guess: {
      title: 'A guess',
      text: 'This time you know nothing for certain. Cards that lie open are out of the question; of the rest, choose. Let us try the Countess.',
      do: 'Click the Guard and name the Countess.',
    },
    finish: {
      title: 'That is all',
      text: 'Eight kinds of cards, each with one effect: rest the pointer on a card, or hold it, to read it. Never play the Princess; whoever lays her down is out.',
    },
  },
};

export default {
  title: 'Learn',
  lede: 'Two games to be learnt by playing, about five minutes each. They can be left at any time.',
  lessons,
  names: { 'tanto-cuore': 'A first Tanto Cuore', 'love-letter': 'A first Love Letter' },
  about: {
    'tanto-cuore': 'Three turns: hire, be served, make a chambermaid, and meet a Bad Habit. The other boxes are played the same way.',
    'love-letter': 'Two rounds against one other: look, guess, be protected.',
  },
  begin: 'Begin',
  rules: 'The rules',
  signs: 'Signs',
  you: 'Guest',
  other: 'Novice',
  legend: {
    cost: ['Cost', 'love to hire her'],
    points: ['Points', '? is counted at the end'],
    draw: ['Cards', 'draw so many'],
    love: ['Love', 'to pay with, this turn'],
    serving: ['Servings', 'how many maids may serve'],
    employment: ['Employments', 'how many you may hire'],
    chambermaid: ['Chambermaid', 'servings to move her in'],
    ill: ['Illness', 'so many lie on her'],
    chief: ['Maid chief', 'one is asked for'],
    away: ['Away', 'a card is discarded'],
    then: ['And then', 'what comes of it'],
    or: ['Or', 'one of the two'],
    more: ['More to read', 'rest the pointer on it, or hold it'],
    count: ['Left in the pile', ''],
    legal: ['May be played', 'a green ring; Love has none before it is wanted'],
    can: ['Within your means', 'a ring round what you can hire or buy now'],
    empty: ['Dashed border', 'a place for cards that is empty now'],
    standin: ['Folded corner', 'a stand-in: the printed card is not known to us'],
    focus: ['Blue ring', 'chosen by the keyboard'],
    skills: ['Skills', 'Motto: imagination, concentration, effort'],
    value: ['Rank', 'Love Letter: the number of a card'],
  } as Record<Sign, [name: string, note: string]>,
  coach: 'Coach',
  step: (n: number, of: number) => `step ${n} of ${of}`,
  next: 'Go on',
  back: 'Back one step',
  doIt: 'Do it for me',
  leave: 'Leave the lesson',
  waits: 'Novice plays …',
  astray: 'Not that one this time.',
  play: 'Play a whole game',
  guided: 'Guided first game',
};
