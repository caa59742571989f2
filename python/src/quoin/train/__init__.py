"""Training with other libraries on the environments of this package.

    python -m quoin.train.cleanrl_ppo    masked PPO in one readable file; needs the extra ``train``
    python -m quoin.train.sb3            MaskablePPO of sb3-contrib; needs the extra ``train``
    python -m quoin.train.alphazero      AlphaZero in one readable file; needs the extra ``train``
    python -m quoin.train.rllib          PPO, APPO or DQN of Ray RLlib; needs the extra ``rllib``

Each writes a learning curve and, at the end, an ONNX file that you can use as the agent ``model:FILE``.
"""
