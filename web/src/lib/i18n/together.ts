/** Files of words that come as one, because whoever shows a game needs nearly all of them: see plugins/words. */
export const OF_A_GAME = ['terms', 'game', 'log', 'advice', 'show', 'faces', 'talk'];
